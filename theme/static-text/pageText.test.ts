// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { pageText } from './pageText.ts';

const file = (parts: string) =>
  `data:text/javascript,${encodeURIComponent(`export default (jsx, jsxs, Fragment) => [${parts}]`)}`;

beforeEach(() => {
  document.body.innerHTML =
    '<div data-text="aaaaa-0"><p>One</p></div><pre><code data-text="aaaaa-1"><b>2</b></code></pre>';
});

it('takes what the page has come with, and fetches nothing', () => {
  const text = pageText('data:text/javascript,throw 1', 'aaaaa', 2);
  expect(text.built('aaaaa-0')).toBe('<p>One</p>');
  expect(text.built('aaaaa-1')).toBe('<b>2</b>');
  expect(text.part('aaaaa-0')).toBeUndefined();
});

it('fetches the text of another page, and makes its parts from the elements it is given', async () => {
  const text = pageText(
    file('({ p }) => jsx(p, { children: "Two" }), { __html: "<i>" }'),
    'bbbbb',
    2,
  );
  expect(text.built('bbbbb-0')).toBeUndefined();
  await text.arrive();
  const part = text.part('bbbbb-0');
  expect(typeof part === 'function' && part({ p: 'h6' })).toMatchObject({
    type: 'h6',
    props: { children: 'Two' },
  });
  expect(text.part('bbbbb-1')).toEqual({ __html: '<i>' });
});

it('fetches what is not all there, and keeps what is', async () => {
  const text = pageText(file('() => "a", { __html: "" }, () => "c"'), 'aaaaa', 3);
  await text.arrive();
  expect(text.built('aaaaa-0')).toBe('<p>One</p>');
  expect(text.part('aaaaa-2')).toBeTypeOf('function');
});

it('fails like the rest of a page’s code, and is tried again under another address', async () => {
  const once = `data:text/javascript,${encodeURIComponent('if (!import.meta.url.endsWith("?1")) throw 1; export default () => ["late"]')}`;
  const text = pageText(once, 'ccccc', 1);
  await expect(text.arrive()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  await expect(text.arrive()).resolves.toEqual(['late']);
});
