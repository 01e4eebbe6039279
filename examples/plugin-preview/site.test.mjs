import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const page = readFileSync('doc_build/index.html', 'utf8');

test('the internal preview is in the HTML of the page', () => {
  assert.match(page, /<p>Hello from the page<\/p>/);
});

test('each framed preview has a document of its own', () => {
  assert.match(page, /src="\/~demo\/_index_2"/);
  assert.ok(existsSync('doc_build/~demo/_index_2.html'));
  assert.ok(existsSync('doc_build/~demo/_index.html'));
});

test('a file outside the page is previewed', () => {
  const html = readFileSync('doc_build/stepper.html', 'utf8').replaceAll('<!-- -->', '');
  assert.match(html, /<button type="button">Step 1<\/button>/);
});
