import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from './serveSite.mjs';

const parent = mkdtempSync(join(tmpdir(), 'served-'));
const folder = join(parent, 'site');

const files = {
  'index.html': 'home',
  '404.html': 'not found',
  'guide/page.html': 'a page',
  'guide/index.html': 'guide',
  'zh/index.html': '首页',
  'zh/404.html': '未找到',
  'llms.txt': '中文',
  'static/js/main.0123abcd45.js': '1',
  '.deploy/redirects.json': '{ "/guide/old": "/guide/page#新" }',
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
      const asking = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, text }),
        );
      });
      asking.on('error', reject).end();
    },
  );
}

describe.each([{ base: '/' }, { base: '/docs/' }])('a site under $base', ({ base }) => {
  let site: Awaited<ReturnType<typeof serveSite>>;
  const get = (path: string, method?: string, headers?: Record<string, string>) =>
    ask(site.port, base.slice(0, -1) + path, method, headers);

  beforeAll(async () => {
    site = await serveSite({ folder, base, host: 'localhost', port: 0 });
  });
  afterAll(() => site.close());

  it('returns its URLs', () => {
    expect(site.urls).toEqual([`http://localhost:${site.port}${base}`]);
  });

  it.each([
    ['/', 'home'],
    ['/?q=1', 'home'],
    ['/zh/', '首页'],
    ['/guide/', 'guide'],
    ['/guide/page', 'a page'],
    ['/guide/page.html', 'a page'],
  ])('serves %s', async (path, text) => {
    expect(await get(path)).toMatchObject({ status: 200, text });
  });

  it.each([
    ['/zh', '/zh/'],
    ['/guide/page/', '/guide/page'],
    ['/zh?a=/b', '/zh/?a=/b'],
    ['//zh/', '/zh/'],
    ['/guide///page', '/guide/page'],
    ['//example.com', '/example.com'],
  ])('redirects %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect({ status, location: headers.location }).toEqual({
      status: 308,
      location: base.slice(0, -1) + to,
    });
  });

  it.each(['/guide/old', '/guide/old/', '/guide/old.html'])(
    'redirects %s, which has moved',
    async (from) => {
      const { status, headers } = await get(from);
      expect({ status, location: headers.location }).toEqual({
        status: 301,
        location: `${base.slice(0, -1)}/guide/page#%E6%96%B0`,
      });
    },
  );

  it.each([
    ['/nowhere', 'not found'],
    ['/nowhere/', 'not found'],
    ['/zhihu', 'not found'],
    ['/404', 'not found'],
    ['/404.html', 'not found'],
    ['/zh/nowhere', '未找到'],
    ['/zh/404', '未找到'],
    ['/static/', 'not found'],
    ['/..%2fsecret', 'not found'],
    ['/../secret', 'not found'],
    ['/%00', 'not found'],
    ['/%zz', 'not found'],
    [`/${'long'.repeat(100)}`, 'not found'],
  ])('does not find %s', async (path, text) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 404, text });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it.each([
    [
      '/static/js/main.0123abcd45.js',
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ],
    ['/llms.txt', 'no-cache', 'text/plain; charset=utf-8'],
    ['/guide/page', 'no-cache', 'text/html; charset=utf-8'],
  ])('sets the cache time and type of %s', async (path, cache, type) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({ 'cache-control': cache, 'content-type': type });
  });

  it('sends the headers of the file with 304, not the headers of an error', async () => {
    const path = '/static/js/main.0123abcd45.js';
    const { headers } = await get(path);
    const again = await get(path, 'GET', { 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
  });

  it.each([
    ['bytes=2-3', 206, 'pa'],
    ['bytes=2-', 206, 'page'],
    ['bytes=-4', 206, 'page'],
    ['bytes=0-99', 206, 'a page'],
    ['bytes=6-', 416, ''],
    ['bytes=50-10', 416, ''],
    ['bytes=x-y', 200, 'a page'],
    ['lines=1-2', 200, 'a page'],
    ['nonsense', 200, 'a page'],
    ['bytes=0-1,3-4', 200, 'a page'],
  ])('answers a request for the range %s', async (range, status, text) => {
    expect(await get('/guide/page', 'GET', { Range: range })).toMatchObject({ status, text });
  });

  it('survives invalid requests', async () => {
    const odd = [
      '',
      '%',
      '%00',
      '%zz',
      '..',
      '\\',
      '?',
      '#',
      '[',
      '😀',
      'x'.repeat(9000),
      '\u0001',
    ];
    const headers = ['Range: bytes=9-1', 'If-Range: x', 'If-None-Match: ,', 'Host:', 'Range:'];
    const requests = odd.flatMap((path) =>
      headers.map((header) => `GET ${base}${path} HTTP/1.1\r\n${header}\r\n\r\n`),
    );
    await Promise.all(
      [...requests, 'nonsense\r\n\r\n', '\0', `${'A: b\r\n'.repeat(5000)}`].map(
        (text) =>
          new Promise<void>((resolve) => {
            const socket = connect(site.port, '127.0.0.1', () => socket.end(text));
            socket
              .on('error', () => resolve())
              .on('close', () => resolve())
              .resume();
          }),
      ),
    );
    expect(await get('/')).toMatchObject({ status: 200, text: 'home' });
  });

  it('responds to HEAD without a body, and rejects other methods', async () => {
    expect(await get('/', 'HEAD')).toMatchObject({ status: 200, text: '' });
    expect(await get('/', 'POST')).toMatchObject({ status: 405 });
  });
});

it('redirects the root to the base path, and finds nothing else outside of it', async () => {
  const site = await serveSite({ folder, base: '/docs/', host: '127.0.0.1', port: 0 });
  for (const path of ['/', '/docs']) {
    expect((await ask(site.port, path)).headers.location).toBe('/docs/');
  }
  expect(await ask(site.port, '/guide/page')).toMatchObject({ status: 404, text: 'not found' });
  expect(await ask(site.port, '/docsify/')).toMatchObject({ status: 404 });
  await site.close();
});

it('explains the fix if there is no build', async () => {
  const served = serveSite({ folder: join(folder, 'no'), base: '/', host: 'localhost', port: 0 });
  await expect(served).rejects.toThrow('Build it with: npm run build');
});

it('fails if the port is taken in the meantime', async () => {
  const site = await serveSite({ folder, base: '/', host: 'localhost', port: 0 });
  const second = serveSite({ folder, base: '/', host: 'localhost', port: site.port });
  await expect(second).rejects.toThrow(`Port ${site.port} is taken`);
  await site.close();
});
