import { expect, it } from 'vitest';
import { inlineCode } from './inlineCode.ts';

it('finds scripts that run, without data blocks and files', () => {
  const { scripts } = inlineCode(`<!doctype html><head>
    <script>one()</script><script type="module">two()</script><script type=importmap>{}</script>
    <script type="application/ld+json">{"@type":"WebSite"}</script><script src="/a.js"></script>
    <template><script>three()</script></template><pre>&lt;script>shown&lt;/script></pre>
    <noscript><img src="a.svg"></noscript>`);
  expect(scripts).toEqual(['one()', 'two()', '{}', 'three()']);
});

it('keeps every byte of the code, because its hash depends on it', () => {
  expect(inlineCode('<script>\n a && "<b>" // 中\n</script>').scripts).toEqual([
    '\n a && "<b>" // 中\n',
  ]);
  expect(inlineCode('<style>a > b {}</style>').styles).toEqual(['a > b {}']);
});

it('lists code that no hash can allow', () => {
  const page =
    '<button onclick="go()">a</button><a href=" JavaScript:go()">b</a><a href="/on">c</a>';
  expect(inlineCode(page).forbidden).toEqual([
    'onclick="go()" of <button>',
    'href=" JavaScript:go()" of <a>',
  ]);
});
