import { describe, expect, test } from 'vitest';
import { section } from '../sections.fixture.ts';
import { tokenize } from '../text/tokens.ts';
import { toHit } from './hit.ts';
import { markRanges, matchedTokens, merge } from './marks.ts';
import { snippet } from './snippet.ts';

const termsOf = (query: string) => new Set(tokenize(query).map(({ term }) => term));
const marked = (text: string, query: string) =>
  markRanges(text, matchedTokens(text, termsOf(query)));
const cut = (text: string, size: number, query: string) =>
  snippet(text, matchedTokens(text, termsOf(query)), size);

describe('marks', () => {
  test('merge if they touch or overlap', () => {
    const ranges = [
      { start: 3, end: 6 },
      { start: 0, end: 3 },
      { start: 5, end: 6 },
    ];
    expect(merge(ranges)).toEqual([{ start: 0, end: 6 }]);
  });

  test.each([
    ['Write the Sidebar', 'sidebar', 'Write the <mark>Sidebar</mark>'],
    ['使用导航栏', '导航', '使用<mark>导航</mark>栏'],
    // Only whole words: 色模 is in both, but 颜色 isn't in the query.
    ['颜色模式', '深色模式', '颜色<mark>模式</mark>'],
    ['浅色模式', '深色模式', '浅色<mark>模式</mark>'],
  ])('in %s for %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});

describe('a snippet', () => {
  const words = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');

  test('has a number of words around the match', () => {
    expect(cut(words, 5, 'word20')).toBe('… word18 word19 <mark>word20</mark> word21 word22 …');
    expect(cut(words, 3, 'word0')).toBe('<mark>word0</mark> word1 word2 …');
    expect(cut(words, 3, 'missing')).toBeUndefined();
  });

  test("doesn't cut Chinese words", () => {
    const shown = cut('在配置文件中定义侧边栏的分组，然后重新启动开发服务器。', 4, '侧边栏');
    expect(shown).toContain('<mark>侧边栏</mark>');
    const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
    const known = [...segmenter.segment('在配置文件中定义侧边栏的分组')].map((it) => it.segment);
    const plain = (shown ?? '').replace(/<\/?mark>|^… | …$/g, '');
    for (const { segment } of segmenter.segment(plain)) expect(known).toContain(segment);
  });
});

test('a hit has its titles, and the matches in them', () => {
  const deep = section({
    path: '/p',
    anchor: 'c',
    area: 'Area',
    title: 'P',
    heading: 'Sub',
    parents: ['A', 'B'],
    depth: 4,
    text: 'string | none | Some text about gulls.',
  });
  expect(toHit(deep, termsOf('sub text'), 10)).toEqual({
    objectID: '/p#c',
    url: '/p#c',
    type: 'lvl4',
    content: null,
    hierarchy: {
      lvl0: 'Area',
      lvl1: 'P',
      lvl2: 'A',
      lvl3: 'B',
      lvl4: 'Sub',
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: { hierarchy: { lvl0: { value: 'Area' } } },
    _snippetResult: {
      hierarchy: {
        lvl1: { value: 'P' },
        lvl2: { value: 'A' },
        lvl3: { value: 'B' },
        lvl4: { value: '<mark>Sub</mark>' },
      },
      // Without the pipes of a table.
      content: { value: 'string · none · Some <mark>text</mark> about gulls.' },
    },
  });
});
