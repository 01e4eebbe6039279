import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const { status, stdout, stderr } = spawnSync('rspress', ['build'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
assert.equal(status, 0, `${stdout}${stderr}`);

const files = readdirSync('doc_build', { recursive: true }).map(String);

/** @param {RegExp} name */
const built = (name) =>
  files
    .filter((file) => name.test(file))
    .map((file) => readFileSync(join('doc_build', file), 'utf8'))
    .join('\n')
    .replaceAll('<!-- -->', '');
const page = built(/^index\.html$/);

test('fields: styles, components, Markdown plugins, bundler options', () => {
  assert.match(built(/\.css$/), /kbd\s*\{\s*border:\s*1px dotted/);
  assert.match(page, /data-after="600"/);
  assert.match(page, /<hr/);
  assert.match(page, /<img[^>]*loading="lazy"/);
  assert.match(page, /€24\.00/);
  assert.match(page, /since \d{4}-\d\d-\d\d/);
});

test('hooks about pages: addPages, addRuntimeModules, extendPageData, beforeBuild, i18nSource', () => {
  assert.match(built(/^glossary\.html$/), /<strong>Route<\/strong>/);
  assert.match(built(/^license\.html$/), /Pour freely/);
  assert.match(built(/^version\.html$/), /Version 1\.2\.3/);
  assert.match(page, /<p>1 min<\/p>/);
  assert.match(page, /<p>Shortest page: \S.*?<\/p>/);
  assert.match(page, /<strong>Tea is ready<\/strong>/);
});

test('modifySearchIndexData adds to the index', () => {
  assert.match(built(/search_index\..*\.json$/), /oolong sencha/);
});

test('hooks that check and report: config, routeGenerated, afterBuild', () => {
  assert.match(stdout, /^4 pages$/m);
  assert.match(stdout, /^checkAnchors: true$/m);
  assert.match(stdout, /^Spaces in: two words\.mdx$/m);
  assert.match(stdout, /^5 HTML files$/m);
});
