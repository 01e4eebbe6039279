import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countMinutes } from '../dist/countMinutes.js';

test('a page takes at least one minute', () => {
  assert.equal(countMinutes('', 200), 1);
});

test('words are separated by spaces', () => {
  assert.equal(countMinutes('tea '.repeat(600), 200), 3);
});

test('an ideograph counts as half a word', () => {
  assert.equal(countMinutes('茶'.repeat(1200), 200), 3);
});
