// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanStoredSearches } from './cleanStoredSearches.ts';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__/en';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__/en';

const hit = (number: number, changes = {}) => ({
  objectID: String(number),
  url: `/guide#${number}`,
  type: 'lvl2',
  content: null,
  hierarchy: {
    ...{ lvl0: 'Guide', lvl1: 'Page', lvl2: `Part ${number}`, lvl3: null },
    ...{ lvl4: null, lvl5: null, lvl6: null },
  },
  ...changes,
});
const hits = (count: number) => Array.from({ length: count }, (_, number) => hit(number));
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

describe('cleanStoredSearches', () => {
  it('keeps 7 recent searches (4 if there are favorites) and 10 favorites', () => {
    store(RECENT, hits(9));
    cleanStoredSearches('/en');
    expect(stored(RECENT)).toEqual(hits(7));
    store(FAVORITE, hits(12));
    cleanStoredSearches('/en');
    expect(stored(RECENT)).toEqual(hits(4));
    expect(stored(FAVORITE)).toEqual(hits(10));
  });

  it.each([
    ['invalid JSON', '{['],
    ['null', 'null'],
    ['an object instead of a list', '{"length":1}'],
    ['a list without valid searches', '[null, 1, {}, {"objectID":"1"}]'],
    ['a number', '7'],
  ])('drops %s', (_, text) => {
    localStorage.setItem(RECENT, text);
    cleanStoredSearches('/en');
    expect(localStorage.getItem(RECENT)).toBeNull();
  });

  it.each([
    ['no hierarchy', { hierarchy: undefined }],
    ['a list as its hierarchy', { hierarchy: ['Page'] }],
    ['a number as its heading', { hierarchy: { ...hit(1).hierarchy, lvl2: 7 } }],
    ['an object as its heading', { hierarchy: { ...hit(1).hierarchy, lvl2: { value: 'a' } } }],
    ['an empty heading', { hierarchy: { ...hit(1).hierarchy, lvl2: '' } }],
    ['a number as its ID', { objectID: 1 }],
    ['a number as its URL', { url: 1 }],
    ['a list as its level', { type: ['lvl2'] }],
    ['a javascript: URL', { url: 'javascript:alert(1)' }],
    ['another host', { url: '//evil.example/' }],
    ['another host in disguise', { url: '/a/..//evil.example/' }],
    ['a level without text', { type: 'lvl3' }],
    ['an unknown level', { type: '__proto__' }],
  ])('drops a search with %s and keeps the others', (_, changes) => {
    store(RECENT, [hit(0), hit(1, changes), hit(2)]);
    cleanStoredSearches('/en');
    expect(stored(RECENT)).toEqual([hit(0), hit(2)]);
  });

  it.each([
    ['a number above its heading', { lvl1: 7 }, { lvl1: null }],
    ['a missing area', { lvl0: undefined }, { lvl0: null }],
    ['HTML', { lvl1: '<img src="x">' }, { lvl1: '<img src="x">' }],
  ])('keeps a search with %s, as text', (_, titles, expected) => {
    const { hierarchy } = hit(1);
    store(RECENT, [hit(1, { hierarchy: { ...hierarchy, ...titles, more: '<b>' } })]);
    cleanStoredSearches('/en');
    expect(stored(RECENT)).toEqual([hit(1, { hierarchy: { ...hierarchy, ...expected } })]);
  });

  it('drops unknown fields, such as a snippet with HTML', () => {
    const value = '<img src=x onerror=alert(1)>';
    const more = {
      _snippetResult: { content: { value }, hierarchy: { lvl2: { value } } },
      _highlightResult: 7,
      content: value,
    };
    store(RECENT, [hit(1, more)]);
    cleanStoredSearches('/en');
    expect(stored(RECENT)).toEqual([hit(1)]);
  });

  it('leaves the searches of other languages and other keys alone', () => {
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__/zh', '{[');
    localStorage.setItem('theme', '{[');
    cleanStoredSearches('/en');
    expect(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__/zh')).toBe('{[');
    expect(localStorage.getItem('theme')).toBe('{[');
  });

  it('does not throw when storage is blocked', () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => cleanStoredSearches('/en')).not.toThrow();
    expect(blocked).toHaveBeenCalled();
  });
});
