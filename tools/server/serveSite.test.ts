import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, readServeOptions } from './serve.mjs';
import { serveSite } from './serveSite.mjs';

const parent = mkdtempSync(join(tmpdir(), 'served-'));
const folder = join(parent, 'site');
const policy = (path: string, value: string) => ({ path, headers: { 'X-Policy': value } });

const files = {
  'index.html': 'home',
  '404.html': 'not found',
  'guide/page.html': 'a page',
  'guide/index.html': 'guide',
  'zh/index.html': '首页',
  'zh/404.html': '未找到',
  'static/frames/a b.html': 'frame',
  'static/js/main.0123abcd45.js': '1',
  '.deploy/redirects.json': '{ "/guide/old": "/guide/page#新" }',
  '.deploy/headers.json': JSON.stringify({
    everywhere: { 'X-Policy': 'page' },
    caching: 'no-cache',
    rules: [policy('static/frames/*', 'frame')],
  }),
};

beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(parent, 'secret.html'), 'secret');
});
afterAll(() => rmSync(parent, { recursive: true }));

/** Sends a request without normalizing the path or following redirects. */
function ask(port: number, path: string, method = 'GET', headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      request({ host: 'localhost', port, path, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        const { statusCode: status, headers: received } = response;
        response.on('end', () => resolve({ status, headers: received, text }));
      })
        .on('error', reject)
        .end();
    },
  );
}

describe.each(['/', '/docs/'])('a site under %s', (base) => {
  let site: Awaited<ReturnType<typeof serveSite>>;
  const get = (path: string, method?: string, headers?: Record<string, string>) =>
    ask(site.port, base.slice(0, -1) + path, method, headers);

  beforeAll(async () => {
    site = await serveSite({ folder, base, host: 'localhost', port: 0 });
  });
  afterAll(() => site.close());

  it.each([
    ['/', 'home'],
    ['/?q=1', 'home'],
    ['/zh/', '首页'],
    ['/guide/page', 'a page'],
    ['/guide/page.html', 'a page'],
  ])('serves %s', async (path, text) => {
    expect(await get(path)).toMatchObject({ status: 200, text });
  });

  it.each([
    [308, '/zh', '/zh/'],
    [308, '/guide/page/', '/guide/page'],
    [308, '/zh?a=/b', '/zh/?a=/b'],
    [301, '/guide/old', '/guide/page#%E6%96%B0'],
    [301, '/guide/old.html', '/guide/page#%E6%96%B0'],
  ])('redirects with %i from %s', async (status, from, to) => {
    const location = base.slice(0, -1) + to;
    expect(await get(from)).toMatchObject({ status, headers: { location } });
  });

  it.each([
    ['/nowhere', 'not found'],
    ['/zhihu', 'not found'],
    ['/404', 'not found'],
    ['/zh/nowhere', '未找到'],
    ['/zh/404.html', '未找到'],
    ['/.deploy/headers.json', 'not found'],
    ['/..%2fsecret', 'not found'],
    ['/../secret', 'not found'],
    ['/%00', 'not found'],
    ['/%zz', 'not found'],
    [`/${'long'.repeat(100)}`, 'not found'],
  ])('does not find %s', async (path, text) => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'x-policy': 'page' };
    expect(await get(path)).toMatchObject({ status: 404, text, headers });
  });

  it.each(['/static/frames/a%20b', '/%73tatic/frames/a b.html', '/x/../static/frames/a%20b'])(
    'sends the headers of the file for %s',
    async (path) => {
      const found = await get(path.replace(' ', '%20'));
      expect(found).toMatchObject({ text: 'frame', headers: { 'x-policy': 'frame' } });
    },
  );

  it('sends the same headers with 304', async () => {
    const { headers } = await get('/guide/page');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/guide/page', 'GET', { 'If-None-Match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, headers: { 'x-policy': 'page' } });
  });

  it('responds to HEAD without a body, and rejects other methods', async () => {
    expect(await get('/', 'HEAD')).toMatchObject({ status: 200, text: '' });
    expect(await get('/', 'POST')).toMatchObject({ status: 405 });
  });
});

it('redirects the root to the base path, and finds nothing else outside of it', async () => {
  const site = await serveSite({ folder, base: '/docs/', host: 'localhost', port: 0 });
  expect((await ask(site.port, '/')).headers.location).toBe('/docs/');
  expect(await ask(site.port, '/guide/page')).toMatchObject({ status: 404, text: 'not found' });
  await site.close();
});

it('explains how to build a missing site', async () => {
  const served = serveSite({ folder: parent, base: '/', host: 'localhost', port: 0 });
  await expect(served).rejects.toThrow('Build it with: npm run build');
});

it('uses the next port if the default is taken, and fails if a named one is', async () => {
  const { port, close } = await serveSite({ folder, base: '/', host: 'localhost', port: 0 });
  const options = { port, host: 'localhost' };
  expect(await freePort({ ...options, isNamed: false })).not.toBe(port);
  await expect(freePort({ ...options, isNamed: true })).rejects.toThrow(`Port ${port} is taken`);
  await close();
});

it('reads the port and the host', () => {
  const named = { port: 5000, isNamed: true, host: '0.0.0.0' };
  expect(readServeOptions(['--port', '5000', '--host', '0.0.0.0'])).toEqual(named);
  expect(() => readServeOptions(['--port', 'x'])).toThrow(`"x" isn't a port.`);
});
