import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';

assert.deepEqual(readdirSync('doc_build/rss'), ['news.xml']);
const feed = readFileSync('doc_build/rss/news.xml', 'utf8');
assert.equal(feed.trim(), readFileSync('recorded/news.xml', 'utf8').trim());
assert.doesNotMatch(feed, /<button|header-anchor/);

const link = /<link rel="alternate" type="application\/atom\+xml" href="([^"]+)"/;
for (const page of ['index', 'news/one', 'news/two']) {
  const [, href] = link.exec(readFileSync(`doc_build/${page}.html`, 'utf8')) ?? [];
  assert.equal(href, 'https://docs.example.com/rss/news.xml', page);
}
assert.doesNotMatch(readFileSync('doc_build/news/index.html', 'utf8'), link);
