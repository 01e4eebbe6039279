// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { builtHead, describeHead } from './describeHead.ts';

const headOf = (html: string) => {
  const head = document.createElement('div');
  head.innerHTML = html;
  return describeHead(head);
};

it('lists only the tags that search engines and social cards use', () => {
  const html =
    '<title> A &amp; B </title><meta name="viewport" content="x"><script src="/a.js"></script>' +
    '<meta property="og:title" content="The &quot;blue&quot; book" data-key="1">' +
    '<link rel="alternate" hreflang="zh" href="/zh/"><link rel="stylesheet" href="/a.css">';
  expect(headOf(html).split('\n')).toEqual([
    '<title>A &amp; B</title>',
    '<meta property="og:title" content="The &quot;blue&quot; book">',
    '<link rel="alternate" hreflang="zh" href="/zh/">',
  ]);
});

it('adds the site’s name to the title', () => {
  expect(builtHead('Install', 'Acme', 'How "to"')).toContain('<title>Install - Acme</title>');
  expect(builtHead('Install', 'Acme', 'How "to"')).toContain('content="How &quot;to&quot;"');
});
