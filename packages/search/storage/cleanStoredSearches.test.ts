// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

test('keeps valid searches', () => {
  store(RECENT, [hit(0), hit(1)]);
  store(FAVORITE, [hit(2, { type: 'lvl1' })]);
  cleanStoredSearches('/en');
  expect(stored(RECENT)).toEqual([hit(0), hit(1)]);
  expect(stored(FAVORITE)).toHaveLength(1);
});

test.each([
  ['invalid JSON', '{['],
  ['null', 'null'],
  ['an object instead of a list', '{"length":1}'],
  ['a list without valid searches', '[null, 1, {}, {"objectID":"1"}]'],
])('drops %s', (_, text) => {
  localStorage.setItem(RECENT, text);
  cleanStoredSearches('/en');
  expect(localStorage.getItem(RECENT)).toBeNull();
});

test.each([
  ['no hierarchy', { hierarchy: undefined }],
  ['a number as its heading', { hierarchy: { ...hit(1).hierarchy, lvl2: 7 } }],
  ['a number above its heading', { hierarchy: { ...hit(1).hierarchy, lvl1: 7 } }],
  ['a number as its ID', { objectID: 1 }],
  ['a javascript: URL', { url: 'javascript:alert(1)' }],
  ['another host in disguise', { url: '/a/..//evil.example/' }],
  ['a level without text', { type: 'lvl3' }],
  ['an unknown level', { type: '__proto__' }],
])('drops a list with %s', (_, changes) => {
  store(RECENT, [hit(0), hit(1, changes)]);
  cleanStoredSearches('/en');
  expect(localStorage.getItem(RECENT)).toBeNull();
});

test('leaves other keys alone, and does not throw when storage is blocked', () => {
  localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__/zh', '{[');
  cleanStoredSearches('/en');
  expect(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__/zh')).toBe('{[');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => cleanStoredSearches('/en')).not.toThrow();
});
