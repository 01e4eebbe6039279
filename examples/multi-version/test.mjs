import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const html = (page) => readFileSync(`doc_build/${page}`, 'utf8').replaceAll('<!-- -->', '');

test('only the old version has a URL prefix', () => {
  for (const page of ['guide/migrate.html', 'v1/guide/legacy.html']) assert.ok(html(page));
  assert.equal(existsSync('doc_build/v2'), false);
});

test('links stay in their version unless they name another', () => {
  assert.match(html('v1/guide/legacy.html'), /href="\/v1\/guide\/install"[^>]*>Install</);
  assert.match(html('v1/guide/legacy.html'), /href="\/guide\/migrate"[^>]*>Migrate</);
  assert.match(html('guide/migrate.html'), /href="\/v1\/guide\/install"[^>]*>old instructions</);
});

test('the version menu links to a page that the other version lacks', () => {
  assert.match(html('v1/guide/legacy.html'), /<a href="\/guide\/legacy"[^>]*>v2</);
  assert.equal(existsSync('doc_build/guide/legacy.html'), false);
});

test('pages of the old version show a notice', () => {
  assert.match(html('v1/guide/legacy.html'), /These pages describe Acme v1/);
  assert.doesNotMatch(html('guide/install.html'), /These pages describe Acme v1/);
});

test('old pages that still exist in the current version point to it as canonical', () => {
  const canonical = '<link rel="canonical" href="https://acme.example/guide/install">';
  assert.ok(html('v1/guide/install.html').includes(canonical));
  assert.doesNotMatch(html('v1/guide/legacy.html'), /canonical/);
  assert.doesNotMatch(html('guide/install.html'), /canonical/);
});
