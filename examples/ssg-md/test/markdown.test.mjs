import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const built = (path) => readFileSync(`doc_build/${path}`, 'utf8').trim();

for (const [file, path] of [
  ['cups.md', 'guide/cups.md'],
  ['llms.txt', 'llms.txt'],
]) {
  test(`${path} is what the page shows`, () => {
    assert.equal(built(path), readFileSync(`expected/${file}`, 'utf8').trim());
  });
}

test('there is one Markdown file for each page, and all in one', () => {
  for (const path of ['index', 'guide/brew', 'guide/cups']) {
    assert.ok(existsSync(`doc_build/${path}.md`));
    assert.ok(built('llms-full.txt').includes(`url: https://tea.example.com/${path}.md`));
  }
});

test('HTML pages have the bars, and name their Markdown', () => {
  const html = built('guide/cups.html');
  assert.match(html, /<meter/);
  assert.doesNotMatch(html, /\| --- \|/);
  assert.match(html, /type="text\/markdown" href="https:\/\/tea\.example\.com\/guide\/cups\.md"/);
});
