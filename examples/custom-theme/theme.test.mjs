import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const built = (path) => readFileSync(`doc_build/${path}`, 'utf8');

test('the question follows the content and knows the page', () => {
  assert.match(built('install.html'), /subject=About%20Install/);
  assert.doesNotMatch(built('index.html'), /subject=/);
});

test('the home page has the custom footer', () => {
  assert.match(built('index.html'), /Written by the Handbook team/);
});

test('the brand color is in the style sheet', () => {
  const [sheet] = readdirSync('doc_build/static/css');
  assert.match(built(`static/css/${sheet}`), /html:not\(\.rp-dark\)\{--rp-c-brand:#b3261e/);
});
