import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const page = readFileSync('doc_build/index.html', 'utf8').replace(/<[^>]+>/g, '');

test('a query shows the type', () => {
  assert.match(page, /const answer: 42/);
});

test('an expected error is in the page, its mark is not', () => {
  assert.match(page, /Type &#x27;string&#x27; is not assignable to type &#x27;number&#x27;/);
  assert.doesNotMatch(page, /@errors/);
});
