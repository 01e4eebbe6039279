import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import { indexOf, intro, section } from './sections.fixture.ts';
import { tokenize } from './text/tokens.ts';
import type { SearchHit } from './types.ts';

const RUNS = 2000;

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
  fc.string({
    unit: fc.constantFrom(
      '\ud83d',
      '\ude00',
      '\u200b',
      '\u200d',
      '\u202e',
      '\u0301',
      'ש',
      '导',
      '航',
      'a',
    ),
    maxLength: 64,
  }),
  fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    '</mark><script>alert(1)</script>',
    '&lt;mark&gt;',
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).map((letter) => letter.repeat(64)),
  fc
    .array(
      fc.constantFrom(
        'mdx',
        'tags',
        'text',
        'social',
        'navbar',
        '侧边栏',
        '--rp',
        'script',
        'a',
        'brnad',
        '😀',
      ),
      { maxLength: 8 },
    )
    .map((words) => words.join(' ')),
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
    expect(piece.length).toBeLessThanOrEqual(10 * 24);
  }
  for (const word of hit._highlightResult?.words ?? []) {
    expect(
      [source.heading, source.text, source.code].some((text) => text.includes(word)),
      word,
    ).toBe(true);
    expect(word).not.toBe('');
  }
}

test(`${RUNS} random queries don't throw, and show text of their sections`, {
  timeout: 240_000,
}, () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const { hits, total, suggestions = [] } = answer(site, { text, limit: 20, snippetWords: 10 });
      expect(hits.length).toBeLessThanOrEqual(20);
      expect(total).toBeGreaterThanOrEqual(hits.length);
      expect(new Set(hits.map(({ objectID }) => objectID)).size).toBe(hits.length);
      expect(suggestions.length).toBeLessThanOrEqual(3);
      hits.forEach(check);
    }),
    { numRuns: RUNS },
  );
});

describe('a malicious page', () => {
  // 1 MB of base64, including the characters that split it into words.
  const base64 = Array.from({ length: 16_384 }, (_, at) =>
    Buffer.from(`${at * 7919} quite random ${at ** 3} bytes ${at * at}`)
      .toString('base64')
      .padEnd(64, 'A')
      .slice(0, 64),
  ).join('');
  const headings = Array.from({ length: 10_000 }, (_, at) =>
    section({
      path: '/huge',
      anchor: `h-${at}`,
      heading: `Heading number ${at}`,
      text: 'Same text below each.',
    }),
  );
  const index = indexOf(
    section({ path: '/blob', heading: 'Blob', text: base64, code: base64 }),
    ...headings,
  );

  test('has few terms for 1 MB without a space', () => {
    expect(base64.length).toBe(1024 * 1024);
    expect(tokenize(base64).length).toBeLessThan(150_000);
  });

  test.each([
    'heading',
    'heading number 77',
    'h',
    'hedaing',
    'AAAA',
    base64.slice(0, 64),
    'same text below',
  ])('has answers of limited size for %s', (text) => {
    const { hits, total } = answer(index, { text, limit: 100, snippetWords: 10 });
    expect(hits.length).toBeLessThanOrEqual(100);
    expect(total).toBeLessThanOrEqual(10_001);
    for (const { _snippetResult: shown, _highlightResult: found } of hits) {
      expect(shown?.content?.value.length ?? 0).toBeLessThan(10 * 24 * 6 + 200);
      expect(found?.words?.length).toBeLessThanOrEqual(20);
    }
  });
});
