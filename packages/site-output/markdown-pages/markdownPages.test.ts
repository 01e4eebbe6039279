import type { SitePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { pageContent } from '../page-content/pageContent.ts';
import { markdownPage } from './markdownPage.ts';

const place = { origin: 'https://a.example', base: '/docs/' };
const page = {
  path: '/zh/guide/a b',
  title: '甲',
  description: '"乙"',
  kind: 'doc',
  changed: '2026-03-03T00:00:00Z',
} as Partial<SitePage> as SitePage;

it('links of a page are encoded, absolute URLs of the Markdown of other pages', () => {
  const content = pageContent(
    '<main><h1>甲</h1><p><a href="/docs/zh/中#c">b</a> <a href="#d">d</a> <a href="/docs/logo.svg">l</a> <a href="https://b.example/x">x</a> <img src="/docs/i.svg" alt="i"></p></main>',
  );
  const urls = new Set(['https://a.example/docs/zh/%E4%B8%AD']);
  expect(markdownPage(page, content ?? ({} as never), urls, place)).toBe(`---
url: "https://a.example/docs/zh/guide/a%20b"
description: "\\"乙\\""
lastUpdated: 2026-03-03T00:00:00Z
---

# 甲

[b](https://a.example/docs/zh/%E4%B8%AD.md#c) [d](#d) [l](https://a.example/docs/logo.svg) [x](https://b.example/x) ![i](https://a.example/docs/i.svg)
`);
});
