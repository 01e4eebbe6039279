import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const page = readFileSync('doc_build/index.html', 'utf8');
assert.match(page, /class="DocSearch DocSearch-Button"/);
assert.doesNotMatch(page, /rp-search-button/);
assert.match(page, /<meta name="algolia-site-verification" content="YOUR_CODE">/);
assert.match(page, /<link rel="preconnect" href="https:\/\/YOUR_APP_ID-dsn\.algolia\.net"/);
