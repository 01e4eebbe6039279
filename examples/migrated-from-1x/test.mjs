import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const page = readFileSync('doc_build/guide/install.html', 'utf8');

test('the texts moved to i18n.json', () => {
  assert.match(page, /In this page/);
  assert.match(page, /Improve this page/);
});

test('the navbar comes from _nav.json', () => {
  assert.match(page, /href="\/guide\/install.html"[^>]*>(?:<[^>]+>)*Guide/);
});

test('the custom layout fills its slot', () => {
  assert.match(page, /Questions about .*Install.*\? Ask us\./);
});

test('the card that the theme no longer has leads to its page', () => {
  assert.match(page, /href="\/guide\/brew.html"[^>]*>(?:<[^>]+>)*Brew/);
});
