import { expect, test, vi } from 'vitest';
import { isComposing } from './isComposing.ts';
import { markedWords, piecesOf } from './markedWords.ts';

vi.mock('@rspress/core/runtime', () => ({ withBase: (url: string) => url }));

test('marked text is split at its marks, and everything else is text', () => {
  expect(piecesOf('a <mark>b</mark> <i>c</i>')).toEqual([
    { text: 'a ', isMatch: false },
    { text: 'b', isMatch: true },
    { text: ' <i>c</i>', isMatch: false },
  ]);
});

test("the words to mark on a page are the engine's or, from a provider, the marked ones", () => {
  const hit = { objectID: '', url: '/', type: 'lvl1', content: null } as const;
  const empty = { lvl0: '', lvl1: '', lvl2: '', lvl3: '', lvl4: '', lvl5: '', lvl6: '' };
  const hierarchy = { lvl0: { value: 'A' }, lvl1: { value: 'B <mark>C</mark>' } };
  const words = (words?: string[]) =>
    markedWords({
      ...hit,
      hierarchy: empty,
      _highlightResult: { hierarchy, ...(words && { words }) },
    });
  expect(words()).toEqual(['C']);
  expect(words(['d'])).toEqual(['d']);
  expect(markedWords({ ...hit, hierarchy: empty })).toEqual([]);
});

test.each([
  ['/a#b', '/a#b'],
  ['/a#%E9%83%A8', '/a#%E9%83%A8'],
  ['/a#100%', '/a#100%25'],
  ['/a#%ff', '/a#%25ff'],
])('%s can be decoded: %s', async (url, expected) => {
  const { decodable } = await import('./follow.ts');
  expect(decodable(url)).toBe(expected);
});

test('keys of an input method are recognized, also after a composition in Safari', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
