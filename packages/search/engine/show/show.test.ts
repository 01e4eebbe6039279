import { describe, expect, test } from 'vitest';
import { section } from '../sections.fixture.ts';
import { tokenize } from '../text/tokens.ts';
import { escapeHtml } from './escapeHtml.ts';
import { hierarchyOf, toHit } from './hit.ts';
import { markRanges, matchedRanges, merge } from './marks.ts';
import { snippet } from './snippet.ts';

const marker = (...terms: string[]) => ({ terms: new Set(terms), single: new Set<string>() });
const marked = (text: string, ...terms: string[]) =>
  markRanges(text, matchedRanges(text, marker(...terms)));
const cut = (text: string, size: number, ...terms: string[]) =>
  snippet(
    text,
    tokenize(text).filter(({ term }) => terms.includes(term)),
    size,
  );

describe('marks', () => {
  test('merge if they touch or overlap', () => {
    expect(
      merge([
        { start: 4, end: 6 },
        { start: 0, end: 2 },
        { start: 1, end: 4 },
      ]),
    ).toEqual([{ start: 0, end: 6 }]);
    expect(marked('使用导航栏', '导航', '航栏')).toBe('使用<mark>导航栏</mark>');
  });

  test('cover the part of a name that matched', () => {
    expect(marked('themeConfig.socialLinks', 'social')).toBe(
      'themeConfig.<mark>social</mark>Links',
    );
  });

  test('cover the whole word whose stem matched', () => {
    expect(marked('many plugins here', '~plugin')).toBe('many <mark>plugins</mark> here');
  });

  test('cover only the character in the query', () => {
    const text = '一张图片';
    const ranges = matchedRanges(text, { terms: new Set(['图片']), single: new Set(['图']) });
    expect(markRanges(text, ranges)).toBe('一张<mark>图</mark>片');
  });

  test('escape all HTML in the text', () => {
    expect(marked('<img src=x onerror="a(1)"> & mdx', 'mdx')).toBe(
      '&lt;img src=x onerror=&quot;a(1)&quot;&gt; &amp; <mark>mdx</mark>',
    );
    expect(escapeHtml("'\0")).toBe('&#39;\ufffd');
  });
});

describe('a snippet', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';

  test('has the requested number of words around the match', () => {
    expect(cut(text, 5, 'eight')).toBe('… six seven <mark>eight</mark> nine ten …');
  });

  test('has no ellipsis at the beginning or end of the text', () => {
    expect(cut(text, 5, 'one')).toBe('<mark>one</mark> two three four five …');
    expect(cut(text, 5, 'fourteen')).toBe('… ten eleven twelve thirteen <mark>fourteen</mark>');
    expect(cut('just two', 10, 'two')).toBe('just <mark>two</mark>');
  });

  test('is where the most different words match', () => {
    expect(cut(`two two two ${text}`, 4, 'two', 'ten', 'eleven')).toBe(
      '… nine <mark>ten</mark> <mark>eleven</mark> twelve …',
    );
  });

  test('counts two Chinese characters as a word', () => {
    expect(cut('一二三四五六导航栏七八九十甲乙丙丁', 4, '导航', '航栏')).toContain(
      '<mark>导航栏</mark>',
    );
    expect(cut('一二三四五六导航七八九十甲乙丙丁', 3, '导航')).toBe(
      '… 五六<mark>导航</mark>七八 …',
    );
  });

  test('is absent if nothing matched', () => {
    expect(cut(text, 5, 'zebra')).toBeUndefined();
  });

  test('stays short if words are long', () => {
    const long = `${'x'.repeat(2000)} needle ${'y'.repeat(2000)}`;
    const html = cut(long, 10, 'needle') ?? '';
    expect(html).toContain('<mark>needle</mark>');
    expect(html.length).toBeLessThan(300);
  });

  test('never splits a character', () => {
    expect(cut(`needle ${'😀'.repeat(400)}`, 5, 'needle')).not.toMatch(
      /[\ud800-\udbff](?![\udc00-\udfff])/,
    );
  });
});

describe('a hit', () => {
  const deep = section({
    path: '/p',
    anchor: 'c',
    area: 'Area',
    title: 'Page',
    parents: ['A', 'B'],
    heading: 'Sub < C',
    depth: 4,
    text: 'Some text about gulls.',
  });

  test('has its titles without gaps', () => {
    expect(hierarchyOf(deep)).toEqual({
      hierarchy: {
        lvl0: 'Area',
        lvl1: 'Page',
        lvl2: 'A',
        lvl3: 'B',
        lvl4: 'Sub < C',
        lvl5: null,
        lvl6: null,
      },
      own: 'lvl4',
    });
  });

  test('has the type of its heading if the heading matched', () => {
    const hit = toHit(deep, marker('sub', 'text'), 10);
    expect(hit).toMatchObject({ type: 'lvl4', content: null, url: '/p#c', objectID: '/p#c' });
    expect(hit.marked.lvl4).toBe('<mark>Sub</mark> &lt; C');
    expect(hit.words).toEqual(['Sub', 'text']);
    expect(hit.snippet).toBe('Some <mark>text</mark> about gulls.');
  });

  test('has the type of its text otherwise', () => {
    expect(toHit(deep, marker('~gull'), 10)).toMatchObject({
      type: 'content',
      content: deep.text,
      words: ['gulls'],
    });
  });

  test('of an introduction has the type of the page', () => {
    const hit = toHit({ ...deep, anchor: '', heading: 'Page', parents: [] }, marker('page'), 10);
    expect(hit).toMatchObject({ type: 'lvl1', url: '/p' });
  });

  test('has no snippet if only titles matched', () => {
    expect(toHit(deep, marker('sub'), 10)).not.toHaveProperty('snippet');
  });
});
