import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const html = (page) => readFileSync(`doc_build/${page}`, 'utf8').replaceAll('<!-- -->', '');

test('the title of each language stands in its pages', () => {
  assert.match(html('guide/install.html'), /<title>Install Acme - Acme handbook<\/title>/);
  assert.match(html('zh/guide/install.html'), /<title>安装 Acme - Acme 手册<\/title>/);
});

test('one key gives the navbar of both languages', () => {
  assert.match(html('guide/install.html'), /href="\/guide\/install.html"[^>]*>Guide</);
  assert.match(html('zh/guide/install.html'), /href="\/zh\/guide\/install.html"[^>]*>指南</);
});

test('a component speaks the language of its page', () => {
  assert.match(html('guide/install.html'), /Questions\? Write to help@acme.example\./);
  assert.match(html('zh/guide/install.html'), /有疑问？请写信至 help@acme.example。/);
});

test('a built-in text is replaced', () => {
  assert.match(html('guide/install.html'), /Read on/);
});

test('translated pages name each other', () => {
  const link =
    '<link rel="alternate" hreflang="zh" href="https://acme.example/zh/guide/install.html">';
  assert.ok(html('guide/install.html').includes(link));
});

test('the language menu offers a page that nobody translated', () => {
  const page = html('guide/release-notes.html');
  assert.match(page, /<a href="\/zh\/guide\/release-notes.html"[^>]*>简体中文</);
  assert.doesNotMatch(page, /rel="alternate" hreflang/);
  assert.equal(existsSync('doc_build/zh/guide/release-notes.html'), false);
});

test('a link with a language leaves the language of the page', () => {
  assert.match(html('zh/guide/configure.html'), /href="\/guide\/configure.html"[^>]*>英文原文</);
});

test('addresses in another language get the English 404 page', () => {
  assert.match(html('404.html'), /<html lang="en"/);
  assert.equal(existsSync('doc_build/zh/404.html'), false);
});
