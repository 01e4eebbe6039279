import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const html = readFileSync('doc_build/api/cups.html', 'utf8');

test('each operation has a heading, with the braces of its path', () => {
  assert.match(html, /<code>POST \/cups<\/code>/);
  assert.match(html, /<code>GET \/cups\/\{id\}<\/code>/);
});

test('parameters of the path and of the operation are listed', () => {
  assert.match(html, /<code>id<\/code> \(path\)/);
  assert.match(html, /<code>unit<\/code> \(query\) <code>ml<\/code>/);
});

test('braces in a description are text', () => {
  assert.match(html, /There is no cup \{id\}/);
});

test('the generated page is in the sidebar', () => {
  assert.match(html, /rp-sidebar-item[^>]*href="\/api\/cups\.html"|href="\/api\/cups\.html"[^>]*rp-sidebar-item/);
});
