import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { startNginx } from './nginx.mjs';
import { atRoot, belowPath } from './sites.mjs';

const shown = readFileSync('nginx/handbook.conf', 'utf8');

/** What the page says to write for a site below /handbook/. */
const below = shown.replace(/(?<=[ ^])\/(?=zh\/|404|static\/)/g, '/handbook/');

const existing = readFileSync('nginx/below-path.conf', 'utf8').replace(
  'root /var/www/docs;',
  'root /var/www/handbook;',
);

/**
 * The body as it came over the wire, which `fetch` would unpack.
 *
 * @param {string} address
 * @returns {Promise<{ headers: import('node:http').IncomingHttpHeaders; bytes: number }>}
 */
const getPacked = (address) =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ headers: response.headers, bytes }));
    }).on('error', reject);
  });

for (const { name, site, configuration } of [
  { name: 'at the root', site: atRoot, configuration: shown },
  { name: 'below a path', site: belowPath, configuration: below },
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
      ['zh/', '我们怎么工作'],
      ['zh/guide/install', '>安装'],
    ]) {
      test(`/${path} is a page`, async () => {
        const response = await fetch(address(path), { redirect: 'manual' });
        assert.equal(response.status, 200);
        assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
        assert.equal(response.headers.get('cache-control'), 'no-cache');
        assert.ok((await response.text()).includes(heading));
      });
    }

    for (const [path, lang] of [
      ['nowhere', 'en'],
      ['guide/nowhere', 'en'],
      ['zh/nowhere', 'zh'],
      ['static/js/gone.js', 'en'],
    ]) {
      test(`/${path} is the 404 page in ${lang}, with status 404`, async () => {
        const response = await fetch(address(path));
        assert.equal(response.status, 404);
        assert.equal(response.headers.get('cache-control'), 'no-cache');
        const html = await response.text();
        assert.match(html, new RegExp(`<html[^>]* lang="${lang}"`));
        assert.match(html, /<title>404/);
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

    test('pages, scripts and styles are compressed', async () => {
      const addresses = [address('about'), asset(/lib-react.*\.js$/), asset(/\.css$/)];
      for (const address of addresses) {
        const { headers, bytes } = await getPacked(address);
        assert.equal(headers['content-encoding'], 'gzip');
        assert.equal(headers.vary, 'Accept-Encoding');
        const whole = await (await fetch(address)).arrayBuffer();
        assert.ok(bytes < whole.byteLength / 2, `${bytes} of ${whole.byteLength}`);
      }
    });

    test('the security headers stand on pages, files and errors', async () => {
      for (const target of [address('about'), asset(/\.js$/), address('nowhere')]) {
        const { headers } = await fetch(target);
        assert.equal(headers.get('x-content-type-options'), 'nosniff');
        assert.match(headers.get('content-security-policy') ?? '', /default-src 'self'/);
      }
    });
  });
}
