import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { builtPages, outFolder } from '@handbook/content/files';
import { inlineCode, type SiteHeaders } from '@handbook/site-output';
import { parseAllHeaders } from '@netlify/headers-parser';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNginx } from '../../../tools/nginx/startNginx.mjs';
import { findNginx } from '../../../tools/setup/findNginx.mjs';
import { compressSite } from '../../../tools/site/compress.mjs';
import { report } from '../lib/report.ts';
import { rawRequest } from './rawRequest.ts';

const read = (name: string) => readFileSync(join(outFolder, '.deploy', name), 'utf8');
if (!existsSync(join(outFolder, '.deploy/headers.json'))) {
  throw new Error(`The site is not built in ${outFolder}. Run \`npm run build\` first.`);
}
const site: SiteHeaders = JSON.parse(read('headers.json'));
const framed = site.rules.filter(({ headers }) => 'Content-Security-Policy' in headers);
if (framed.length === 0) throw new Error('No rule in .deploy/headers.json is for framed pages.');
const files = globSync('**', { cwd: outFolder });
const script = files.find((file) => /^static\/js\/.*\.js$/.test(file)) ?? '';
// The style sheets in subfolders may be too small to compress.
const style = files.find((file) => /^static\/css\/[^/]+\.css$/.test(file)) ?? '';
let requests = 0;

it('the parser of Netlify accepts the file', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(outFolder, '_headers')],
    netlifyConfigPath: undefined,
    configHeaders: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  expect(headers.map((rule) => rule.for)).toContain('/*');
});

it('each page contains the policy for hosts that send no headers', () => {
  const policy = site.everywhere['Content-Security-Policy'];
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) {
    const own = inlineCode(readFileSync(join(outFolder, page), 'utf8')).policy;
    expect(`${own}; frame-ancestors 'none'`, page).toBe(policy);
  }
});

describe('nginx with the configuration that the build wrote', () => {
  let root: string;
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  const get: typeof rawRequest = (origin, path, headers) => {
    requests += 1;
    return rawRequest(origin, path, headers);
  };

  beforeAll(async () => {
    const program = findNginx();
    if (!program) throw new Error('This rule needs nginx: install it, or set NGINX_PATH.');
    root = mkdtempSync(join(tmpdir(), 'deployed-'));
    cpSync(outFolder, root, { recursive: true, preserveTimestamps: true });
    // Compressing the whole site takes longer than all other tests here.
    for (const folder of ['guide/start', 'static/css']) await compressSite(join(root, folder));
    nginx = await startNginx({ program, config: read('nginx.conf'), root });
    // Other rules run at the same time, and compression is slow while they use the processor.
  }, 60_000);
  afterAll(async () => {
    await nginx?.stop();
    rmSync(root, { recursive: true, force: true });
    report('deployment', { problems: [], counted: { files: files.length, requests } });
  });

  it.each([
    ['/', 'text/html; charset=utf-8', site.caching],
    ['/zh/', 'text/html; charset=utf-8', site.caching],
    ['/guide/start/introduction', 'text/html; charset=utf-8', site.caching],
    ['/guide/start/introduction.html?a=b', 'text/html; charset=utf-8', site.caching],
    ['/icon.svg', 'image/svg+xml', site.caching],
    ['/sw.js', 'application/javascript; charset=utf-8', 'no-cache'],
    [`/${script}`, 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    [`/${style}`, 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('%s has its type, its caching, and its headers', async (path, type, caching) => {
    const { status, headers } = await get(nginx.origin, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(caching);
    for (const [name, value] of Object.entries(site.everywhere)) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
  });

  it.each(framed)('documents for frames in $path may be framed', async ({ path, headers: own }) => {
    const folder = path.slice(0, -1);
    const document = files.find((file) => file.startsWith(folder) && file.endsWith('.html'));
    const { status, headers } = await get(nginx.origin, `/${document}`);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe(own['Content-Security-Policy']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['/no-such-page', 'en'],
    ['/guide/no/such/page/', 'en'],
    ['/zh/no-such-page', 'zh'],
    ['/zhihu', 'en'],
    ['/404', 'en'],
    ['/zh/404.html', 'zh'],
    ['/static/js/gone.0123abcd.js', 'en'],
    ['/static/css/gone.0123abcd.css', 'en'],
    ['/.deploy/nginx.conf', 'en'],
    ['/guide/../../etc/passwd', 'en'],
  ])('%s has status 404 and the page in the language of the URL', async (path, lang) => {
    const { status, headers, body } = await get(nginx.origin, path);
    // A path outside the site is rejected before the search for a page.
    expect(status).toBe(path.includes('..') ? 400 : 404);
    if (status === 400) return;
    expect(body.toString()).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
    expect(headers['content-security-policy']).toBe(site.everywhere['Content-Security-Policy']);
    expect(headers['cache-control']).toBe(site.caching);
  });

  it.each([
    ['/zh', '/zh/'],
    ['/zh?from=mail', '/zh/?from=mail'],
    ['/guide/start/introduction/', '/guide/start/introduction'],
    ['//guide/start/introduction/', '/guide/start/introduction'],
  ])('redirects %s to %s', async (path, target) => {
    const { status, headers } = await get(nginx.origin, path);
    expect(status).toBe(308);
    expect(headers.location).toBe(target);
  });

  it.each([
    ['/guide', '/guide/start/introduction'],
    ['/zh/plugin/', '/zh/plugin/system/introduction'],
  ])('redirects the folder %s, which has no page, to its first page', async (path, target) => {
    const { status, headers } = await get(nginx.origin, path);
    expect({ status, location: headers.location }).toEqual({ status: 301, location: target });
  });

  it('sends the compressed file to clients that accept it', async () => {
    const packed = { 'accept-encoding': 'gzip' };
    for (const [path, file] of [
      ['/guide/start/introduction', 'guide/start/introduction.html'],
      [`/${style}`, style],
    ] as const) {
      const { headers, body } = await get(nginx.origin, path, packed);
      expect(headers['content-encoding'], path).toBe('gzip');
      expect(headers.vary, path).toBe('Accept-Encoding');
      expect(body.equals(readFileSync(join(root, `${file}.gz`))), path).toBe(true);
      expect(gunzipSync(body).equals(readFileSync(join(root, file))), path).toBe(true);
      const plain = await get(nginx.origin, path);
      expect(plain.headers['content-encoding'], path).toBeUndefined();
      expect(plain.body.equals(readFileSync(join(root, file))), path).toBe(true);
    }
    const compressed = await get(nginx.origin, '/zh/guide/start/introduction', packed);
    expect(compressed.headers['content-encoding']).toBe('gzip');
  });

  it('responds with 304 if the browser has the page', async () => {
    const { headers } = await get(nginx.origin, '/guide/start/introduction');
    const again = await get(nginx.origin, '/guide/start/introduction', {
      'if-none-match': headers.etag ?? '',
    });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe(site.caching);
  });
});
