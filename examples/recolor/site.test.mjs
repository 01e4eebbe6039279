import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

test('the style sheet of the site has the new colors of both modes', () => {
  const folder = 'doc_build/static/css';
  const sheets = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  assert.match(sheets.join(''), /html:not\(\.rp-dark\)\{--rp-c-brand:#2e7d32/);
  assert.match(sheets.join(''), /html\.rp-dark\{--rp-c-brand:#81c784/);
});
