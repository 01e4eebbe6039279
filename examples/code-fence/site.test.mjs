import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';

before(() => {
  execFileSync('rspress', ['build'], { shell: process.platform === 'win32' });
});

for (const page of ['index', 'plain']) {
  test(`two of three code blocks on /${page} are demos`, () => {
    const html = readFileSync(`doc_build/${page}.html`, 'utf8');
    assert.equal(html.match(/<section class="demo"/g)?.length, 2);
    assert.equal(html.match(/<pre[ >]/g)?.length, 3);
    assert.match(html, /aria-label="sum\.js"/);
  });
}
