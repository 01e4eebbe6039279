import { expect, it } from 'vitest';
import { expectWords, takeExpectedWords } from './expectedWords.ts';

it('keeps the words for the address that a search led to, once', () => {
  expectWords('/guide/a#b', ['nginx']);
  expect(takeExpectedWords('/guide/a#b')).toEqual(['nginx']);
  expect(takeExpectedWords('/guide/a#b')).toBeUndefined();
});

it('forgets them when the reader goes elsewhere', () => {
  expectWords('/guide/a#b', ['nginx']);
  expect(takeExpectedWords('/guide/c')).toBeUndefined();
  expect(takeExpectedWords('/guide/a#b')).toBeUndefined();
});
