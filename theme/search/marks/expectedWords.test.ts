import { afterEach, expect, it, vi } from 'vitest';

const load = async (MARKS_WORDS: boolean) => {
  vi.doMock('./marksWords.ts', () => ({ MARKS_WORDS }));
  return import('./expectedWords.ts');
};

afterEach(() => vi.resetModules());

it('keeps the words for the address that a search led to, once', async () => {
  const { expectWords, takeExpectedWords } = await load(true);
  expectWords('/guide/a#b', ['nginx']);
  expect(takeExpectedWords('/guide/a#b')).toEqual(['nginx']);
  expect(takeExpectedWords('/guide/a#b')).toBeUndefined();
});

it('forgets them when the reader goes elsewhere', async () => {
  const { expectWords, takeExpectedWords } = await load(true);
  expectWords('/guide/a#b', ['nginx']);
  expect(takeExpectedWords('/guide/c')).toBeUndefined();
  expect(takeExpectedWords('/guide/a#b')).toBeUndefined();
});

it('marks nothing when it is switched off, and still knows that a search led there', async () => {
  const { expectWords, takeExpectedWords } = await load(false);
  expectWords('/guide/a#b', ['nginx']);
  expect(takeExpectedWords('/guide/a#b')).toEqual([]);
});
