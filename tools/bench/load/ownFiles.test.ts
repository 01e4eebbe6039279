import { expect, it } from 'vitest';
import { ownFiles } from './ownFiles.mjs';

it('lists what a browser fetches with a page, but not what the page only links to', () => {
  const html = `<link href="/static/a.css" rel="stylesheet"><link rel="canonical" href="/page">
    <link rel="alternate" type="application/atom+xml" href="/feed.xml"><link rel="icon" href="/icon.svg">
    <link rel="preload" as="image" href="/logo.svg"><script>inline("/static/b.js")</script>
    <script defer src="/static/c.js"></script><img alt="" src="/logo.svg"><img loading="lazy" src="/far.svg"><img src="data:image/png;base64,AA">
    <script src="//elsewhere.example/d.js"></script><a href="/static/e.js">e</a>`;
  expect(ownFiles(html)).toEqual(['/static/a.css', '/icon.svg', '/logo.svg', '/static/c.js']);
});
