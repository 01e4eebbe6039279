import { siteLocation } from '@handbook/content';
import { expect, it } from 'vitest';
import { readHead } from './builtHeads.ts';
import { headProblems } from './rule.ts';

const root = siteLocation.origin + siteLocation.base;
const html = (title: string) => `<!doctype html><html><head><title>${title}</title>
<meta name="description" content="About ${title}"><meta property="og:title" content="${title}">
<meta property="og:image" content="${root}a.png"><meta property="og:url" content="${root}a">
<link rel="canonical" href="${root}a"><link rel="manifest" href="/m"><link rel="icon" href="data:,">
<link type="text/markdown" href="${root}a.md"><link hreflang="en" href="${root}a">
<link hreflang="zh" href="${root}zh/a"><link hreflang="x-default" href="${root}a"></head><body></body></html>`;
const files = new Set(['a.html', 'a.png', 'a.md', 'm', 'zh/a.html']);
const look = (...pages: [file: string, html: string][]) =>
  headProblems(new Map(pages.map(([file, text]) => [file, readHead(text)])), (it) => files.has(it))
    .map(({ message }) => message)
    .join('\n');

it('accepts a complete head', () => expect(look(['a.html', html('A')])).toBe(''));

it.each([
  [/<link rel="canonical"[^>]*>/, '', '0 tags for “canonical”'],
  [`canonical" href="${root}a`, `canonical" href="${root}zh/a`, 'canonical is'],
  ['a.png', 'b.png', "b.png, which doesn't exist"],
  ['</head>', '<meta name="description" content="b"></head>', '2 tags for “description”'],
])('fails if %s becomes %j', (from, to, message) => {
  expect(look(['a.html', html('A').replace(from, to)])).toContain(message);
});

it('fails on two pages with one title', () => {
  expect(look(['a.html', html('A')], ['b.html', html('A')])).toContain(
    'is also the title of a.html',
  );
});
