import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

test('a page shows its reading time', () => {
  const html = readFileSync('doc_build/index.html', 'utf8');
  assert.match(html, /<p[^>]*>1 min<\/p>/);
});
