import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { indexOf, intro, section } from './sections.fixture.ts';
import type { SearchHit } from './types.ts';

const RUNS = 500;

const site = indexOf(
  intro('/guide/mdx', 'Write <MDX> & more', 'Braces {x} and <b>tags</b> & "quotes" are text here.'),
  section({
    heading: "It's <script>alert(1)</script>",
    text: '导航栏与侧边栏 themeConfig.socialLinks &amp; &lt;',
  }),
  section({
    path: '/b',
    heading: 'Emoji 😀 and 𠮷野家',
    text: `😀😀 a\u200bb שלום עולم ${'ａ'.repeat(64)} ﬁn`,
  }),
  section({
    path: '/c',
    heading: '--rp-c-brand',
    text: 'x'.repeat(300),
    code: '<mark>a</mark> const a = /[(.*)+]/;',
  }),
);

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 64 }),
  fc.string({ unit: 'grapheme', maxLength: 64 }),
  fc.string({ unit: fc.constantFrom(...'[](){}.*+?^$|\\/-:@#<>&"\'` '), maxLength: 64 }),
  fc.string({ unit: fc.constantFrom('\ud83d', '\ude00', '\u200b', '\u0301', '导', '航', 'a') }),
  fc.constantFrom('<img src=x onerror=alert(1)>', '</mark><script>', '__proto__', 'constructor'),
  fc
    .array(fc.constantFrom('mdx', 'tags', 'navbar', '侧边栏', '--rp', 'script', 'brnad', '😀'))
    .map((words) => words.join(' ').slice(0, 64)),
);

const textOf = (marked: string): string => marked.replace(/<mark>(.*?)<\/mark>/gs, '$1');

const flat = (text: string) => text.replace(/\s/g, ' ');

function check(hit: SearchHit): void {
  const source = site.sections.find(
    ({ path, anchor }) => hit.url === (anchor ? `${path}#${anchor}` : path),
  );
  if (!source) throw new Error(`${hit.url} isn't a section.`);
  const snippet = hit._snippetResult?.content?.value;
  if (snippet !== undefined && !source.code.includes('<mark>')) {
    const piece = textOf(snippet).replace(/^… | …$/g, '');
    expect(
      [source.text, source.code].some((text) => flat(text).includes(piece)),
      piece,
    ).toBe(true);
  }
}

test(`${RUNS} random queries don't throw, and show text of their sections`, {
  timeout: 240_000,
}, () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const { hits, total } = answer(site, { text, limit: 20, snippetWords: 10 });
      expect(hits.length).toBeLessThanOrEqual(20);
      expect(total).toBeGreaterThanOrEqual(hits.length);
      expect(new Set(hits.map(({ objectID }) => objectID)).size).toBe(hits.length);
      hits.forEach(check);
    }),
    { numRuns: RUNS },
  );
});
