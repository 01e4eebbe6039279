import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';

assert.deepEqual(readdirSync('doc_build/rss'), ['news.xml']);
const feed = readFileSync('doc_build/rss/news.xml', 'utf8');
const recorded = readFileSync('recorded/news.xml', 'utf8');
// What a page renders to is the theme's; here it matters what is around it and what is left out.
/** @param {string} xml */
const around = (xml) => xml.replace(/(<content[^>]*>).*?<\/content>/gs, '$1').trim();
assert.equal(around(feed), around(recorded));
assert.match(feed, /<p>It is <strong>out<\/strong>\.<\/p>/);
assert.doesNotMatch(feed, /<button|header-anchor/);

const link = /<link rel="alternate" type="application\/atom\+xml" href="([^"]+)"/;
for (const page of ['index', 'news/one', 'news/two']) {
  const [, href] = link.exec(readFileSync(`doc_build/${page}.html`, 'utf8')) ?? [];
  assert.equal(href, 'https://docs.example.com/rss/news.xml', page);
}
assert.doesNotMatch(readFileSync('doc_build/news/index.html', 'utf8'), link);
