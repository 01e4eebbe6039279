import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';

before(() => {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync('rspress', ['build'], { encoding: 'utf8', shell });
  assert.equal(status, 0, `${stdout}${stderr}`);
});

test('the sidebar has the order of _meta.json, the navbar the item of _nav.json', () => {
  const html = readFileSync('doc_build/guide/install.html', 'utf8');
  const sidebar = html.slice(html.indexOf('<aside'));
  const pages = [...sidebar.matchAll(/<a href="\/guide\/(\w+)\.html"/g)].map(([, page]) => page);
  assert.deepEqual(pages.slice(0, 2), ['install', 'configure']);
  assert.match(html, /<a href="\/guide\/install\.html"[^>]*>Guide</);
});
