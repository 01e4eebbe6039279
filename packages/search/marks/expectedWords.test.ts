import { expect, it } from 'vitest';
import { expectWords, takeExpectedWords } from './expectedWords.ts';

it('returns the words for the URL of a hit once', () => {
  expectWords('/guide/a#b', ['nginx']);
  expect(takeExpectedWords('/guide/a#b')).toEqual(['nginx']);
  expect(takeExpectedWords('/guide/a#b')).toBeUndefined();
});

it('drops the words when the reader opens another page', () => {
  expectWords('/guide/a#b', ['nginx']);
  expect(takeExpectedWords('/guide/c')).toBeUndefined();
  expect(takeExpectedWords('/guide/a#b')).toBeUndefined();
});
