import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { startNginx } from './nginx.mjs';
import { atRoot, belowPath } from './sites.mjs';

const read = (/** @type {string} */ name) => readFileSync(`nginx/${name}.conf`, 'utf8');
const headers = read('security-headers');

/** The configuration with the security headers at every level that sets a header. */
const secured = (/** @type {string} */ configuration) =>
  configuration.replace(/^ *add_header Cache-Control .*$/gm, (line) => `${line}\n${headers}`);

const shown = secured(read('handbook'));
const existing = secured(read('below-path'));

for (const { name, site, configuration } of [
  { name: 'at the root', site: atRoot, configuration: shown },
  { name: 'below a path of another site', site: belowPath, configuration: existing },
]) {
  describe(`nginx ${name}`, () => {
    /** @type {Awaited<ReturnType<typeof startNginx>>} */
    let nginx;
    const paths = site.listPaths();
    const address = (/** @type {string} */ path) => `${nginx.origin}${site.base}${path}`;
    const asset = (/** @type {RegExp} */ pattern) => {
      const path = paths.find((path) => pattern.test(path));
      assert.ok(path, `no file matches ${pattern}`);
      return `${nginx.origin}${path}`;
    };

    before(async () => {
      nginx = await startNginx(configuration, site.published);
    });
    after(() => nginx?.stop());

    for (const [path, heading] of [
      ['', 'How we work'],
      ['about', '>About'],
      ['about.html', '>About'],
      ['guide', '>Guide'],
      ['guide/', '>Guide'],
      ['guide/install', '>Install'],
    ]) {
      test(`/${path} is a page`, async () => {
        const response = await fetch(address(path), { redirect: 'manual' });
        assert.equal(response.status, 200);
        assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
        assert.equal(response.headers.get('cache-control'), 'no-cache');
        assert.ok((await response.text()).includes(heading));
      });
    }

    for (const path of ['nowhere', 'guide/nowhere']) {
      test(`/${path} is the 404 page, with status 404`, async () => {
        const response = await fetch(address(path));
        assert.equal(response.status, 404);
        assert.equal(response.headers.get('cache-control'), 'no-cache');
        assert.match(await response.text(), /<title>404/);
      });
    }

    test('files with a hash are kept for a year, all others asked for again', async () => {
      for (const pattern of [/static\/js\/.*\.js$/, /static\/css\/.*\.css$/, /search_index/]) {
        const { headers } = await fetch(asset(pattern));
        assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
        assert.match(asset(pattern), /\.[0-9a-f]{8,}\./);
      }
      const { etag } = Object.fromEntries((await fetch(address('about'))).headers);
      const again = await fetch(address('about'), { headers: { 'if-none-match': etag ?? '' } });
      assert.equal(again.status, 304);
    });

    test('the security headers are on pages, files, and errors', async () => {
      for (const target of [address('about'), asset(/\.js$/), address('nowhere')]) {
        const { headers } = await fetch(target);
        assert.equal(headers.get('x-content-type-options'), 'nosniff');
        assert.match(headers.get('content-security-policy') ?? '', /default-src 'self'/);
      }
    });
  });
}

test('nginx compresses pages and scripts', async () => {
  const nginx = await startNginx(shown, atRoot.published);
  const script = atRoot.listPaths().find((path) => /lib-react.*\.js$/.test(path));
  for (const path of ['/about', script]) {
    const { headers } = await fetch(`${nginx.origin}${path}`);
    assert.equal(headers.get('content-encoding'), 'gzip');
  }
  await nginx.stop();
});
