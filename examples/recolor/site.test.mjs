import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { before, test } from 'node:test';

before(() => {
  execFileSync('rspress', ['build'], { shell: process.platform === 'win32' });
});

const built = (path) => readFileSync(`doc_build/${path}`, 'utf8');

for (const [folder, name, banner, footer] of [
  ['', 'Tea handbook', 'The spring harvest is here', '© Acme'],
  ['zh/', '茶手册', '春茶已上市', '© 埃克姆'],
]) {
  test(`title, banner, and footer of /${folder} are in its language`, () => {
    for (const page of ['index', 'brew']) {
      const html = built(`${folder}${page}.html`);
      assert.match(html, new RegExp(`<a href="/${folder}[^>]*><img src="/logo.svg"[^>]*><span>${name}`));
      assert.match(html, new RegExp(`href="/${folder}harvest[^>]*>${banner}`));
      assert.ok(html.includes(`<footer class="footer">${footer}`));
    }
  });
}

test('the colors of the theme are in the style sheet', () => {
  const sheets = readdirSync('doc_build/static/css').map((name) => built(`static/css/${name}`));
  assert.match(sheets.join(''), /html\.rp-dark\{--rp-c-brand:#81c784/);
});
