import { expect, it } from 'vitest';
import { toMarkdown } from '../markdown-pages/toMarkdown.ts';
import { pageContent } from './pageContent.ts';

/** Returns the Markdown of a page with this main element. */
function markdown(html: string): string {
  const content = pageContent(`<body><nav>Menu</nav><main><h1>A</h1>${html}</main></body>`);
  return content ? toMarkdown(content).replace('# A\n', '').trim() : '';
}

it('returns the main element without anchors, buttons, decorative images, and footer', () => {
  const html =
    '<h2 id="b"><a class="rp-header-anchor" href="#b">#</a>B<!-- --> </h2><p>Text <img src="/a.svg" alt=""><button>Copy</button></p><footer class="doc-footer">Edit</footer>';
  expect(markdown(html)).toBe('## B\n\nText');
});

it('returns plain code with language and title', () => {
  const html =
    '<div class="rp-codeblock language-ts"><div class="rp-codeblock__title">a.ts</div><pre><code><span class="line"><span>const</span> a;</span>\n<span class="line"></span>\n<span class="line">b();</span></code></pre><div class="rp-code-button-group"><button>Wrap</button></div></div>';
  expect(markdown(html)).toBe('```ts title="a.ts"\nconst a;\n\nb();\n```');
});

it('turns callouts into alerts, and keeps a title that differs from the kind', () => {
  const callout = (title: string) =>
    `<div class="rp-callout rp-callout--tip"><div class="rp-callout__title">${title}</div><div class="rp-callout__content"><p>One.</p><p>Two.</p></div></div>`;
  expect(markdown(callout('Tip'))).toBe('> [!TIP]\n> One.\n>\n> Two.');
  expect(markdown(callout('Hot'))).toBe('> [!TIP] Hot\n> One.\n>\n> Two.');
  const details =
    '<details class="rp-callout rp-callout--details"><summary class="rp-callout__title">More</summary><div class="rp-callout__content"><p>One.</p></div></details>';
  expect(markdown(details)).toBe('> [!DETAILS] More\n> One.');
});

it('returns all tabs in order', () => {
  const tabs =
    '<div class="rp-tabs"><div><div class="rp-tabs__label__item">npm</div><div class="rp-tabs__label__item">pnpm</div></div><div><div class="rp-tabs__content__item"><p>one</p></div><div class="rp-tabs__content__item" aria-hidden="true"><p>two</p></div></div></div>';
  expect(markdown(tabs)).toBe('**npm**\n\none\n\n**pnpm**\n\ntwo');
});

it('shows the code of a live example, without its controls and their options', () => {
  const html =
    '<figure class="result"><figcaption>Result</figcaption><div class="live-example"><div><b>new</b></div><fieldset><legend>Props</legend><label>type <select><option>tip</option><optgroup><option>info</option></optgroup></select></label><label>text <input></label></fieldset><pre class="live-example__code"><code>&lt;Badge /&gt;</code></pre></div></figure>';
  expect(markdown(html)).toBe('> **Result**\n>\n> ```jsx\n> <Badge />\n> ```');
});

it('leaves out form controls, and keeps the content', () => {
  const html =
    '<div class="index"><div><label>Filter <select><option>tip</option></select></label><input></div><ul><li><button><code>IconA</code></button></li></ul></div>';
  expect(markdown(html)).toBe('- `IconA`');
});

it('keeps Chinese next to emphasis, and task lists', () => {
  expect(markdown('<p><strong>重点。</strong>后面<del>删掉。</del>继续</p>')).toBe(
    '**重点。**后面~~删掉。~~继续',
  );
  expect(markdown('<ul><li><input type="checkbox" disabled checked> Done</li></ul>')).toBe(
    '- [x] Done',
  );
});
