import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

test('the sidebar has the order of _meta.json, the navbar the item of _nav.json', () => {
  const html = readFileSync('doc_build/guide/install.html', 'utf8');
  const sidebar = html.slice(html.indexOf('<aside'));
  const pages = [...sidebar.matchAll(/<a href="\/guide\/(\w+)\.html"/g)].map(([, page]) => page);
  assert.deepEqual(pages.slice(0, 2), ['install', 'configure']);
  assert.match(html, /<a href="\/guide\/install\.html"[^>]*>Guide</);
});
