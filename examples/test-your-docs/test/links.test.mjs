import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const out = 'doc_build';
/** The `base` of the configuration. */
const base = '/';
const pages = readdirSync(out, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({
    url: `${base}${name.replaceAll('\\', '/')}`,
    html: readFileSync(join(out, name), 'utf8'),
  }));

/** Finds the file for a URL path, the way most servers do. */
const fileOf = (path) =>
  [path, `${path}.html`, `${path}/index.html`]
    .map((name) => join(out, name))
    .find((name) => /\.\w+$/.test(name) && existsSync(name));

const attributes = (html, name) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(
    ([, value]) => value,
  );

for (const { url, html } of pages) {
  test(`links of ${url}`, () => {
    for (const href of [...attributes(html, 'href'), ...attributes(html, 'src')]) {
      const { origin, pathname, hash } = new URL(href, `https://here.test${url}`);
      if (origin !== 'https://here.test') continue;
      const file = fileOf(decodeURI(pathname).replace(base, '/'));
      assert.ok(file, `${href} points to a missing file`);
      if (hash === '') continue;
      const ids = attributes(readFileSync(file, 'utf8'), 'id');
      assert.ok(
        ids.includes(decodeURIComponent(hash.slice(1))),
        `${href} points to a missing heading`,
      );
    }
  });
}

test('there is something to test', () => {
  const names = pages.map(({ url }) => url).filter((url) => url !== `${base}404.html`);
  assert.notDeepEqual(names, []);
});
