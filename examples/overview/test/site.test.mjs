import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';

const meta = 'docs/api/_meta.json';

/** Builds the site and returns the texts of its overview: group names, cards, headings. */
function overview() {
  execFileSync('rspress', ['build'], { stdio: 'pipe', shell: process.platform === 'win32' });
  const html = readFileSync('doc_build/api/index.html', 'utf8');
  const texts = (pattern) => [...html.matchAll(pattern)].map(([, text]) => text);
  return {
    groups: texts(/<h2[^>]*><span>([^<]+)<\/span>/g),
    cards: texts(/item__title__link[^>]*>([^<]+)</g),
    headings: texts(/content__item__link[^>]*>([^<]+)</g),
  };
}

test('an overview follows the groups of the sidebar', () => {
  const { groups, cards, headings } = overview();
  assert.deepEqual(groups, ['Files', 'Network']);
  assert.deepEqual(cards, ['read', 'write', 'request']);
  assert.deepEqual(headings, ['Options', 'Encodings', 'Options', 'Locks', 'Retries', 'timeout']);
});

test('without its own page in the sidebar it stays empty', () => {
  const original = readFileSync(meta, 'utf8');
  try {
    writeFileSync(meta, JSON.stringify(JSON.parse(original).slice(1)));
    assert.deepEqual(overview(), { groups: [], cards: [], headings: [] });
  } finally {
    writeFileSync(meta, original);
  }
});
