import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countMinutes } from '../dist/countMinutes.js';

test('a page takes a minute at least', () => {
  assert.equal(countMinutes('', 200), 1);
});

test('words are counted by their spaces', () => {
  assert.equal(countMinutes('tea '.repeat(600), 200), 3);
});

test('ideographs count half a word each', () => {
  assert.equal(countMinutes('茶'.repeat(1200), 200), 3);
});
