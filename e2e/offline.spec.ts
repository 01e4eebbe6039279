import type { Page } from '@playwright/test';
import { hold } from './support/faults.ts';
import { hydrate, openHydrated } from './support/hydrate.ts';
import { zh } from './support/interfaceText.ts';
import { act, cached, test, titleOf, unanswered } from './support/offlineTest.ts';
import { pagePaths } from './support/pages.ts';
import { headerButton, hits, input } from './support/search.ts';
import { expect } from './support/test.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: unanswered });

/** The width of the page's icon in pixels; fails if the icon doesn't load. */
const iconWidth = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const image = new Image();
    image.src = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '';
    await image.decode();
    return image.naturalWidth;
  });

async function follow(page: Page, path: string) {
  await page.locator(`.sidebar a[href="${path}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('h1')).toBeVisible();
}

test('offline: three visited pages, search, and other pages', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  const [first, second, third, unread] = ['use-mdx', 'ssg', 'static-assets', 'deploy'].map(
    (name) => `/zh/guide/basic/${name}`,
  ) as [string, string, string, string];
  // The worker starts on the second page, and stores the first page, too.
  await openHydrated(page, first);
  const heading = await titleOf(page);
  await follow(page, second);
  await follow(page, third);
  await expect.poll(() => cached(page, 'pages')).toHaveLength(3);
  await site.stop();

  await test.step('visited pages open, with style, icons, and navigation', async () => {
    await page.goto(`${first}?from=mail#frontmatter`);
    await expect(page.locator('h1')).toContainText(heading);
    expect(await iconWidth(page)).toBeGreaterThan(0);
    await follow(page, second);
    await page.goto(third);
    await expect(page.locator('h1')).toBeVisible();
  });

  await test.step('search works', async () => {
    await headerButton(page).click();
    await input(page).fill('侧边栏');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step("a page that wasn't visited shows the offline page, with stored pages", async () => {
    await page.goto(`${unread}#nginx`);
    await expect(
      page.getByRole('heading', { level: 1, name: '这个页面无法离线阅读' }),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    const link = page.getByRole('main').getByRole('link', { name: heading, exact: true });
    await expect(link).toHaveAttribute('href', first);
    const retry = page.getByRole('link', { name: zh('offline.retry') });
    await expect(retry).toHaveAttribute('href', `${unread}#nginx`);
  });
});

test('a whole language is saved with progress, and read offline', async ({ page, site }) => {
  test.slow();
  await page.goto('/zh/guide/start/introduction');
  await act(page);
  const list = await hold(page, '**/offline/zh.json');
  await page.getByRole('button', { name: zh('offline.button') }).press('Enter');
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: zh('offline.store') });
  await expect(save, 'before the list of pages has loaded').toBeDisabled();
  list.release();
  await expect(dialog).toContainText(/保存全部 \d+ 个中文页面和搜索数据，需要下载 \d\.\d MB/);
  const bar = dialog.getByRole('progressbar', { name: zh('offline.progress') });

  await test.step('closing stops the download, and keeps what is saved', async () => {
    await save.press('Enter');
    await expect.poll(() => bar.evaluate((it: HTMLProgressElement) => it.value)).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const { length } = await cached(page, 'pages');
    await page.waitForTimeout(1500);
    expect((await cached(page, 'pages')).length, 'one is underway').toBeLessThan(length + 2);
    await page.getByRole('button', { name: zh('offline.button') }).press('Enter');
    await expect(dialog.getByRole('status')).toContainText(/已保存 \d+ 个/);
  });
  await test.step('after a reload that bypasses the cache, which leaves the page without a worker', async () => {
    const session = await page.context().newCDPSession(page);
    const loaded = page.waitForEvent('load');
    await session.send('Page.reload', { ignoreCache: true });
    await loaded;
    await act(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await page.getByRole('button', { name: zh('offline.button') }).press('Enter');
    await expect(save).toBeEnabled();
    await save.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(zh('offline.status.stored'), {
      timeout: 60_000,
    });
  });

  await site.stop();
  const missing: string[] = [];
  page.on('requestfailed', (request) => {
    // The next page may load before the icon of the previous page.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(request.url());
  });
  const pages = pagePaths().filter((path) => path.startsWith('/zh/'));
  for (const path of [pages[0], pages[Math.floor(pages.length / 2)], pages.at(-1)] as string[]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await hydrate(page);
  }
  expect(missing).toEqual([]);
});
