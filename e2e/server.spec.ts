import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
import { expect, test } from '@playwright/test';
import { test as browserTest } from './support/test.ts';

for (const { path, lang } of [
  { path: '/no-such-page', lang: 'en' },
  { path: '/guide/no/such/page', lang: 'en' },
  { path: '/zh/no-such-page', lang: 'zh' },
  { path: '/zh/guide/no/such/page', lang: 'zh' },
  { path: '/zhihu', lang: 'en' },
  { path: '/404', lang: 'en' },
  { path: '/zh/404', lang: 'zh' },
]) {
  test(`answers ${path} with status 404 and the ${lang} page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers()['cache-control']).toBe('no-cache');
    expect(await response.text()).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
  });
}

browserTest.describe('a reader on an unknown page', () => {
  browserTest.use({ expectedErrors: [/status of 404/] });

  browserTest('still sees it as not found once it is hydrated', async ({ page }) => {
    const response = await page.goto('/zh/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByText('404').first()).toBeVisible();
    await expect(page).toHaveURL(/\/zh\/no-such-page$/);
  });
});

test('serves pages without their extension and folders with a slash', async ({ request }) => {
  for (const path of ['/', '/zh/', '/guide/start/introduction', '/zh/guide/start/introduction']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe('text/html; charset=utf-8');
  }
});

for (const { from, to } of [
  { from: '/zh', to: '/zh/' },
  { from: '/guide/start/introduction/', to: '/guide/start/introduction' },
  { from: '/zh?from=mail', to: '/zh/?from=mail' },
]) {
  test(`redirects ${from} to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  });
}

test('lets files with a hash in their name be kept for ever', async ({ request }) => {
  const scripts = readdirSync(join(outFolder, 'static/js')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const response = await request.get(`/static/js/${script}`);
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers()['content-type']).toBe('text/javascript; charset=utf-8');
  }
});

test('has everything else asked for anew', async ({ request }) => {
  for (const path of ['/', '/guide/start/introduction', '/icon.svg']) {
    const first = await request.get(path);
    expect(first.headers()['cache-control'], path).toBe('no-cache');
    const etag = first.headers().etag ?? '';
    const second = await request.get(path, { headers: { 'If-None-Match': etag } });
    expect(second.status(), path).toBe(304);
  }
});

test('refuses to be written to', async ({ request }) => {
  const response = await request.post('/');
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe('GET, HEAD');
});
