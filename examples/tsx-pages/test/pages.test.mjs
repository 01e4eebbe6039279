import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const html = (page) =>
  readFileSync(`doc_build/${page}.html`, 'utf8').replaceAll('<!-- -->', '');

test('a TSX page is rendered with its data in the doc layout', () => {
  const page = html('releases');
  assert.match(page, /<title>Releases - Lantern<\/title>/);
  assert.match(page, /name="description" content="New in every version of Lantern"/);
  assert.match(page, /<li><b>2\.1<\/b> \(2026-09-01\) Dims by itself\.<\/li>/);
  assert.match(page, /rp-doc-layout/);
  assert.equal(page.match(/<h1/g).length, 1);
});

test('the sidebar shows the label from _meta.json', () => {
  assert.match(html('releases'), /rp-sidebar-item[^>]*>.*Releases/);
});

test('a custom layout wraps the text of a landing page', () => {
  const page = html('index');
  assert.match(page, /<title>Lantern, the lamp that reads<\/title>/);
  assert.match(page, /<main class="landing rp-doc"><h1/);
  assert.match(page, /See the releases/);
  assert.match(page, /class="rp-nav/);
  assert.doesNotMatch(page, /rp-doc-layout/);
});

test('a blank page has no layout', () => {
  const page = html('embed');
  assert.match(page, /<li><b>1\.0<\/b>/);
  assert.doesNotMatch(page, /rp-nav|rp-doc-layout/);
});
