import { expect, test, vi } from 'vitest';
import { isComposing } from './isComposing.ts';
import { piecesOf } from './piecesOf.ts';

vi.mock('@rspress/core/runtime', () => ({ withBase: (url: string) => url }));

test('marked text is split at its marks, and everything else is text', () => {
  expect(piecesOf('a <mark>b</mark> <i>c</i>')).toEqual([
    { text: 'a ', isMatch: false },
    { text: 'b', isMatch: true },
    { text: ' <i>c</i>', isMatch: false },
  ]);
});

test.each([
  ['/a#b', '/a#b'],
  ['/a#%E9%83%A8', '/a#%E9%83%A8'],
  ['/a#100%', '/a'],
  ['/a#%ff', '/a'],
])('%s opens %s, which can be decoded', async (url, expected) => {
  const { decodable } = await import('./follow.ts');
  expect(decodable(url)).toBe(expected);
});

test('keys of an input method are recognized, also after a composition in Safari', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
