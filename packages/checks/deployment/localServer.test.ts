import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { builtPages, outFolder } from '@handbook/content/files';
import { inlineCode } from '@handbook/site-output';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveSite } from '../../../tools/server/serveSite.mjs';
import { rawRequest } from './rawRequest.ts';

let origin: string;
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  site = await serveSite({ folder: outFolder, base: '/', host: 'localhost', port: 0 });
  origin = `http://localhost:${site.port}`;
});
afterAll(() => site.close());

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it.each([
  ['/no-such-page', 'en'],
  ['/guide/no/such/page', 'en'],
  ['/zh/no-such-page', 'zh'],
  ['/zh/guide/no/such/page', 'zh'],
  ['/zhihu', 'en'],
  ['/404', 'en'],
  ['/zh/404', 'zh'],
  ['/fragments/home-demo', 'en'],
])('%s has status 404 and the page in %s', async (path, lang) => {
  const { status, headers, body } = await rawRequest(origin, path);
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body.toString()).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
});

it.each(['/', '/zh/', '/guide/start/introduction', '/zh/guide/start/introduction'])(
  'serves %s without an extension',
  async (path) => {
    const { status, headers } = await rawRequest(origin, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

it.each([
  ['/zh', '/zh/'],
  ['/guide/start/introduction/', '/guide/start/introduction'],
  ['/zh?from=mail', '/zh/?from=mail'],
])('redirects %s to %s', async (from, to) => {
  const { status, headers } = await rawRequest(origin, from);
  expect(status).toBe(308);
  expect(headers.location).toBe(to);
});

it('lets browsers cache files with a hash in their name permanently', async () => {
  const scripts = readdirSync(join(outFolder, 'static/js')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const { headers } = await rawRequest(origin, `/static/js/${script}`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  }
});

it('lets browsers revalidate all other files', async () => {
  for (const path of ['/', '/guide/start/introduction', '/icon.svg', '/sw.js']) {
    const { status, headers } = await rawRequest(origin, path);
    expect(status, path).toBe(200);
    expect(headers['cache-control'], path).toBe('no-cache');
    const again = await rawRequest(origin, path, { 'if-none-match': headers.etag ?? '' });
    expect(again.status, path).toBe(304);
  }
});

it('rejects POST requests', async () => {
  const answer = await new Promise<{ status?: number; allow?: string }>((resolve, reject) => {
    request(origin, { method: 'POST' }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, allow: response.headers.allow });
    })
      .on('error', reject)
      .end();
  });
  expect(answer).toEqual({ status: 405, allow: 'GET, HEAD' });
});

it('every page contains the same inline scripts, which are allowed by hash', async () => {
  const { headers } = await rawRequest(origin, '/guide/start/introduction');
  const policy = headers['content-security-policy'] ?? '';
  const pages = builtPages();
  const scriptsOf = (page: string) =>
    inlineCode(readFileSync(join(outFolder, page), 'utf8'))
      .scripts.map(hashOf)
      .sort();
  const expected = scriptsOf('index.html');
  expect(expected.length).toBeGreaterThan(0);
  expect(pages.length).toBeGreaterThan(100);
  for (const hash of expected) expect(policy).toContain(hash);
  const others = pages.filter((page) => scriptsOf(page).join() !== expected.join());
  // Pages with moved headings contain one more script, which is the same on all of them.
  const more = new Set(
    others.map((page) =>
      scriptsOf(page)
        .filter((hash) => !expected.includes(hash))
        .join(),
    ),
  );
  const redirecting = pages.filter((page) =>
    readFileSync(join(outFolder, page), 'utf8').includes('<script data-redirects='),
  );
  expect(others).toEqual(redirecting);
  expect(more.size).toBeLessThanOrEqual(1);
  for (const hash of more) expect(policy).toContain(hash);
});

it('the policy has no hash for data blocks', async () => {
  const { headers, body } = await rawRequest(origin, '/guide/start/introduction');
  const data = [
    ...body.toString().matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ].map(([, text = '']) => text);
  expect(data.length).toBeGreaterThan(0);
  for (const text of data) expect(headers['content-security-policy']).not.toContain(hashOf(text));
});

it('pages, files, redirects, and errors have the headers', async () => {
  for (const path of ['/', '/zh/', '/icon.svg', '/zh', '/no-such-page', '/.deploy/headers.json']) {
    const { headers } = await rawRequest(origin, path);
    const policy = headers['content-security-policy'];
    expect(policy, path).toContain("default-src 'self'; object-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
  }
});

it('lists the bundled packages with their licenses', async () => {
  const list = (await rawRequest(origin, '/third-party.txt')).body.toString();
  const bundled = ['react', 'react-dom', '@rspress/core', '@docsearch/react', 'shiki'];
  // The frames of the playground and the preview, and the service worker, are separate builds.
  for (const name of [...bundled, '@mdx-js/mdx', '@rspress/plugin-preview', 'workbox-core']) {
    expect(list).toMatch(new RegExp(`^- ${name} \\d+\\.\\d+\\.\\d+: MIT$`, 'm'));
  }
});
