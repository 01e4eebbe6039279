import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, outFolder } from '@handbook/content/files';
import { inlineCode } from '@handbook/site-output';
import { expect, test } from './support/test.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every page carries the same inline scripts, few and allowed by hash', async ({ request }) => {
  const answer = await request.get('/guide/start/introduction');
  const policy = answer.headers()['content-security-policy'] ?? '';
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
  // Pages with headings that have moved carry one more, the same on all of them.
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

test('pages, files, redirects and errors have the headers', async ({ request }) => {
  for (const path of ['/', '/zh/', '/icon.svg', '/zh', '/no-such-page', '/.deploy/headers.json']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['content-security-policy'], path).toContain(
      "default-src 'self'; object-src 'none'",
    );
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
  }
});

test('the service worker is asked for anew, and data needs no hash', async ({ page }) => {
  const worker = await page.request.get('/sw.js');
  expect(worker.status()).toBe(200);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  const answer = await page.goto('/guide/start/introduction');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.length).toBeGreaterThan(0);
  // That the browser holds nothing against them, the fixture of all tests sees.
  for (const text of data) expect(policy).not.toContain(hashOf(text));
});

test('the list of packages is there, with their licences', async ({ request }) => {
  const list = await (await request.get('/third-party.txt')).text();
  const shipped = ['react', 'react-dom', '@rspress/core', '@docsearch/react', 'shiki'];
  // The playground's frame, the preview's frame and the service worker are built apart.
  for (const name of [...shipped, '@mdx-js/mdx', '@rspress/plugin-preview', 'workbox-core']) {
    expect(list).toMatch(new RegExp(`^- ${name} \\d+\\.\\d+\\.\\d+: MIT$`, 'm'));
  }
});

test.describe('what does not belong to the site', () => {
  test.use({ breaksPolicy: true, expectedErrors: [/Content.Security.Policy/i] });

  test('does not run: text as script, inline scripts, attributes, style elements', async ({
    page,
  }) => {
    const forbidden: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) forbidden.push(message.text());
    });
    await page.goto('/');
    const ran = await page.evaluate(async () => {
      const seen: string[] = [];
      Object.assign(window, { note: (what: string) => seen.push(what) });
      const script = document.createElement('script');
      script.textContent = 'note("inline script")';
      document.head.append(script);
      const button = document.createElement('button');
      button.setAttribute('onclick', 'note("attribute")');
      document.body.append(button);
      button.click();
      const style = document.createElement('style');
      style.textContent = 'body { --planted: 1 }';
      document.head.append(style);
      if (getComputedStyle(document.body).getPropertyValue('--planted')) seen.push('style');
      // Later, because what the test itself runs may evaluate text.
      await new Promise<void>((resolve) => {
        setTimeout(() => {
          for (const evaluate of [
            () => setTimeout('note("text")', 0),
            () => new Function('note("function")')(),
          ]) {
            try {
              evaluate();
            } catch {}
          }
          setTimeout(resolve, 50);
        });
      });
      return seen;
    });
    expect(ran).toEqual([]);
    // By these words the fixture of all other tests knows a violation.
    await expect.poll(() => forbidden.length).toBeGreaterThanOrEqual(4);
  });
});
