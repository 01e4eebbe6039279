import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { before, test } from 'node:test';

before(() => {
  execFileSync('rspress', ['build'], { shell: process.platform === 'win32' });
});

const built = (path) => readFileSync(`doc_build/${path}`, 'utf8');

test('the question follows the content and knows the page', () => {
  assert.match(built('install.html'), /subject=About%20Install/);
  assert.doesNotMatch(built('index.html'), /subject=/);
});

test('the footer of the home page is the own one', () => {
  assert.match(built('index.html'), /Written by the Handbook team/);
});

test('the own height of the navbar is not overruled', () => {
  const [sheet] = readdirSync('doc_build/static/css');
  assert.match(built(`static/css/${sheet}`), /html:root\{--rp-nav-height:56px\}/);
});
