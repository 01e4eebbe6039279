// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { builtHead, describeHead } from './describeHead.ts';

const headOf = (html: string) => {
  const head = document.createElement('div');
  head.innerHTML = html;
  return describeHead(head);
};

it('lists what search engines and cards read, and nothing else', () => {
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

it('names the site behind the page, where it has a name', () => {
  expect(builtHead('Install', 'Acme', 'How "to"')).toContain('<title>Install - Acme</title>');
  expect(builtHead('Install', '', 'How "to"')).toContain('<title>Install</title>');
  expect(builtHead('Install', '', 'How "to"')).toContain('content="How &quot;to&quot;"');
});
