import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

for (const page of ['index', 'plain']) {
  test(`two of three code blocks on /${page} are demos`, () => {
    const html = readFileSync(`doc_build/${page}.html`, 'utf8');
    assert.equal(html.match(/<section class="demo"/g)?.length, 2);
    assert.equal(html.match(/<pre[ >]/g)?.length, 3);
    assert.match(html, /aria-label="sum\.js"/);
  });
}
