import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
import { sizeOf } from '@handbook/site-output/weight';
import { hydrate } from './support/hydrate.ts';
import { iconWidth } from './support/icon.ts';
import { en, zh } from './support/interfaceText.ts';
import {
  act,
  cached,
  openStored,
  test,
  titleOf,
  unanswered,
  untilStored,
} from './support/offlineTest.ts';
import { headerButton, hits, input } from './support/search.ts';
import { expect } from './support/test.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: unanswered });

const languages = [
  {
    lang: 'en',
    tag: '@phone',
    visited: '/guide/basic/use-mdx',
    reached: '/guide/start/introduction',
    unread: '/guide/basic/deploy',
    title: "This page isn't available offline",
    unknown: en('notFoundText'),
    retry: en('offline.retry'),
    stored: en('offline.stored'),
    query: 'sidebar',
  },
  {
    lang: 'zh',
    tag: '@desktop',
    visited: '/zh/guide/basic/use-mdx',
    reached: '/zh/guide/start/introduction',
    unread: '/zh/guide/basic/deploy',
    title: '这个页面无法离线阅读',
    unknown: zh('notFoundText'),
    retry: zh('offline.retry'),
    stored: zh('offline.stored'),
    query: '侧边栏',
  },
] as const;

for (const it of languages) {
  // The worker and what it stores are the same on every screen.
  test(`offline: visited pages, search, and the rest of ${it.lang}`, {
    tag: [it.tag, '@smoke'],
  }, async ({ page, site, isMobile }) => {
    await openStored(page, it.visited);
    const title = await titleOf(page);
    // Client-side navigation counts as a visit, too.
    if (isMobile) await page.locator('.local-bar__sidebar').tap();
    await page.locator(`.sidebar a[href="${it.reached}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${it.reached}$`));
    await untilStored(page);
    await site.stop();

    await test.step('a visited page, with its style, its icons, and its scripts', async () => {
      await page.goto(`${it.visited}?from=mail#frontmatter`);
      await expect(page.locator('h1')).toBeVisible();
      expect(await iconWidth(page)).toBeGreaterThan(0);
      const brand = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--rp-c-brand'),
      );
      expect(brand).not.toBe('');
    });

    await test.step('search works', async () => {
      await headerButton(page).click();
      await input(page).fill(it.query);
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('navigation between visited pages', async () => {
      if (isMobile) await page.locator('.local-bar__sidebar').tap();
      await page.locator(`.sidebar a[href="${it.reached}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${it.reached}$`));
      await expect(page.locator('h1')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${it.visited}\\?from=mail#frontmatter$`));
    });

    await test.step("a page that isn't stored shows the offline page, with links", async () => {
      await page.goto(`${it.unread}#nginx`);
      await expect(page.getByRole('heading', { level: 1, name: it.title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', it.lang);
      const stored = page.getByRole('navigation', { name: it.stored });
      const link = stored.getByRole('link', { name: title, exact: true });
      await expect(link).toHaveAttribute('href', it.visited);
      await expect(page.locator('.page-action'), 'nothing can be copied').toHaveCount(0);
      await expect(page.getByRole('link', { name: it.retry })).toHaveAttribute(
        'href',
        `${it.unread}#nginx`,
      );
    });

    await test.step('the offline page also replaces Markdown pages, feeds, and other files', async () => {
      const prefix = it.lang === 'zh' ? '/zh' : '';
      for (const path of [`${it.unread}.md`, `${prefix}/llms.txt`, `${prefix}/feeds/changes.xml`]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: it.title })).toBeVisible();
        await expect(page.getByRole('link', { name: it.retry })).toHaveAttribute('href', path);
      }
    });

    await test.step('a folder redirects to its first page', async () => {
      await page.goto(it.reached.replace(/\/start\/.*/, '/'));
      await expect(page).toHaveURL(new RegExp(`${it.reached}$`));
    });

    await test.step('an unknown URL shows the not-found page', async () => {
      const response = await page.goto(`${it.lang === 'zh' ? '/zh' : ''}/no/such/page`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: it.unknown })).toBeVisible();
    });
  });
}

test("a link to a page that isn't stored leads to the offline page", {
  tag: '@desktop',
}, async ({ page, site }) => {
  // The same code on every screen.
  await openStored(page, '/guide/basic/use-mdx');
  await site.stop();
  await page.locator('.sidebar a[href="/guide/basic/ssg"]').click();
  await expect(
    page.getByRole('heading', { level: 1, name: "This page isn't available offline" }),
  ).toBeVisible();
  // Appears together with the listener for the connection.
  await expect(page.getByRole('link', { name: en('offline.retry') })).toBeVisible();
  const { origin } = new URL(page.url());
  await test.step('the page opens when the connection is back', async () => {
    await site.start(outFolder);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(`${origin}/guide/basic/ssg`);
    await expect(page.locator('h1')).toBeVisible();
  });
});

test.describe('a stored page', () => {
  // For the path with capitals, React replaces the not-found page with the page.
  test.use({ expectedErrors: [/Failed to load resource|hydrateRoot recoverable error/] });

  test('opens at every URL that the server serves it from', {
    tag: '@desktop',
  }, async ({ page, site }) => {
    // The same code on every screen.
    const titles: Record<string, string> = {};
    for (const path of ['/guide/basic/ssg', '/api/', '/zh/']) {
      await openStored(page, path);
      titles[path] = await page.title();
    }
    const spellings = [
      ['/guide/basic/ssg', '/guide/basic/ssg/'],
      ['/guide/basic/ssg', '/guide/basic/ssg.html'],
      ['/guide/basic/ssg', '/guide/basic/ssg?utm_source=mail'],
      ['/guide/basic/ssg', '//guide//basic/ssg'],
      ['/guide/basic/ssg', '/guide/b%61sic/ssg'],
      ['/api/', '/api'],
      ['/api/', '/api/index.html'],
      ['/zh/', '/zh'],
      ['/zh/', '/zh/'],
    ] as const;
    const openAll = async () => {
      for (const [path, spelling] of spellings) {
        await page.goto(site.origin + spelling);
        await expect(page, spelling).toHaveTitle(titles[path] ?? '');
      }
      return (await page.goto('/Guide/Basic/SSG'))?.status();
    };
    expect(await openAll()).toBe(404);
    await site.stop();
    expect(await openAll()).toBe(404);
    // The page isn't stored a second time under another URL.
    expect((await cached(page, 'pages')).sort()).toEqual(Object.keys(titles).sort());
  });
});

for (const { name, saveData, registrations } of [
  { name: 'registers the worker', saveData: false, registrations: 1 },
  { name: "doesn't register the worker with Save-Data", saveData: true, registrations: 0 },
]) {
  test(`the second page of a visit ${name}`, { tag: '@desktop' }, async ({ page }) => {
    // The same code on every screen.
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
      // The worker is registered when the browser is idle.
      window.requestIdleCallback = (task) =>
        window.setTimeout(() => task({ didTimeout: false, timeRemaining: () => 50 }));
      navigator.serviceWorker.register = () => {
        document.documentElement.dataset.registrations = '1';
        return Promise.reject(new Error('The test needs no worker.'));
      };
    }, saveData);
    await page.goto('/guide/start/introduction');
    await hydrate(page);
    // The effects of a page have run before the next page is shown.
    for (let visited = 1; visited < 3; visited += 1) {
      const title = await page.locator('main h1').innerText();
      await page.locator('.rp-prev-next-page__next').click();
      await expect(page.locator('main h1')).not.toHaveText(title);
    }
    const { registrations: found = 0 } = await page.evaluate(() => ({
      ...document.documentElement.dataset,
    }));
    expect(Number(found)).toBe(registrations);
  });
}

test('the first page of a visit fetches only its own files, and the second page stores the shell', {
  tag: '@desktop',
}, async ({ page }) => {
  // The same code on every screen.
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/guide/start/introduction');
  await act(page);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /sw\.js$|\/search\//.test(path))).toEqual([]);
  // Compressed as on a host, because the test server doesn't compress.
  const fetched = [...new Set(asked)]
    .map((path) => join(outFolder, /\.\w+$/.test(path) ? path : `${path}.html`))
    .reduce((sum, file) => sum + sizeOf(file, 'gzip'), 0);
  expect(fetched, 'the files are counted').toBeGreaterThan(10_000);
  expect(fetched).toBeLessThan(200_000);
  await page.locator('.rp-prev-next-page__next').click();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => cached(page, 'pages')).toContain('/guide/start/introduction');
});
