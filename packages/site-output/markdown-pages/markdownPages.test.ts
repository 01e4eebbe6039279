import type { SitePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { pageContent } from '../page-content/pageContent.ts';
import { llmsTxt } from './llmsTxt.ts';
import { markdownPage } from './markdownPage.ts';

const place = { origin: 'https://a.example', base: '/docs/' };
const page: SitePage = {
  path: '/zh/guide/a',
  lang: 'zh',
  key: '/guide/a',
  title: '甲',
  description: '"乙"',
  kind: 'doc',
  area: '指南',
  file: '',
  changed: '2026-03-03T00:00:00Z',
};

it('links of a page are absolute URLs of the Markdown of other pages', () => {
  const content = pageContent(
    '<main><h1>甲</h1><p><a href="/docs/zh/guide/b#c">b</a> <a href="#d">d</a> <a href="/docs/logo.svg">l</a> <a href="https://b.example/x">x</a> <img src="/docs/i.svg" alt="i"></p></main>',
    { example: '', controls: '', separator: '' },
  );
  const text = markdownPage(page, content ?? ({} as never), new Set(['/zh/guide/b']), place);
  expect(text).toBe(`---
url: "https://a.example/docs/zh/guide/a"
description: "\\"乙\\""
lastUpdated: 2026-03-03T00:00:00Z
---

# 甲

[b](https://a.example/docs/zh/guide/b.md#c) [d](#d) [l](https://a.example/docs/logo.svg) [x](https://b.example/x) ![i](https://a.example/docs/i.svg)
`);
});

it('URLs are percent-encoded, also in links', () => {
  const content = pageContent(
    '<main><p><a href="/docs/with%20space">a</a> <a href="/docs/中文页#b">b</a> <a href="/docs/c++">c</a></p></main>',
    { example: '', controls: '', separator: '' },
  );
  const pages = new Set(['/with space', '/中文页', '/c++']);
  const odd = { ...page, path: '/with space', title: 'A', description: '' };
  expect(markdownPage(odd, content ?? ({} as never), pages, place)).toContain(
    '[a](https://a.example/docs/with%20space.md) [b](https://a.example/docs/%E4%B8%AD%E6%96%87%E9%A1%B5.md#b) [c](https://a.example/docs/c++.md)',
  );
  const texts = { title: '', description: '', whole: '' };
  expect(llmsTxt([odd], texts, '', place)).toContain(
    '- [A](https://a.example/docs/with%20space.md)\n',
  );
});

it('the list has the title of its language and a section for each area', () => {
  const texts = { title: '文档', description: '说明。', whole: '全部：' };
  const home = { ...page, path: '/zh/', kind: 'home' as const };
  const offline = { ...page, path: '/zh/offline', area: '' };
  expect(llmsTxt([home, page, offline], texts, '/zh/llms-full.txt', place)).toBe(`# 文档

> 说明。

全部： https://a.example/docs/zh/llms-full.txt

## 指南

- [甲](https://a.example/docs/zh/guide/a.md): "乙"
`);
});
