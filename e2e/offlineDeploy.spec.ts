// @desktop
import { readdirSync, rmSync } from 'node:fs';
import { outFolder } from '@handbook/content/files';
import type { Page } from '@playwright/test';
import { iconWidth } from './support/icon.ts';
import { en } from './support/interfaceText.ts';
import { nextVersion } from './support/nextVersion.ts';
import {
  act,
  test as base,
  cacheNames,
  openStored,
  titleOf,
  unanswered,
} from './support/offlineTest.ts';
import { headerButton, hits, input } from './support/search.ts';
import { LOGIN } from './support/switchableSite.ts';
import { expect } from './support/test.ts';

const test = base.extend<object, { next: string }>({
  next: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = nextVersion(outFolder, (html) => html.replace('<html', '<html data-next'));
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test.use({ serviceWorkers: 'allow', expectedErrors: unanswered });
test.describe.configure({ mode: 'default' });

const START = '/guide/start/introduction';
const shells = async (page: Page) =>
  (await cacheNames(page)).filter((name) => name.startsWith('shell'));

/** The file names of the page's scripts. */
const running = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].flatMap(({ src }) => (src ? [new URL(src).pathname] : [])),
  );

const filesOf = (folder: string) =>
  new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `/${path}`));

/** Counts document loads from now on. */
function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  return loads;
}

test('a new deployment takes over on the next page, completely and without a reload', async ({
  page,
  site,
  next,
}) => {
  await openStored(page, START);
  const [before] = await shells(page);
  await site.start(next);

  const loads = countLoads(page);
  await page.reload();
  await act(page);
  await expect(page.locator('html')).toHaveAttribute('data-next', '');
  await expect.poll(() => running(page)).not.toEqual([]);
  const files = filesOf(next);
  expect((await running(page)).filter((path) => !files.has(path))).toEqual([]);
  await test.step('its worker takes over and removes the old shell', async () => {
    await expect.poll(() => shells(page)).not.toContain(before);
    expect(await shells(page)).toHaveLength(1);
  });
  expect(loads).toHaveLength(1);

  await test.step('offline, the new version is complete', async () => {
    await site.stop();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-next', '');
    await headerButton(page).click();
    await input(page).fill('sidebar');
    await expect(hits(page).first()).toBeVisible();
  });
  expect(loads).toHaveLength(2);
});

test("with two tabs, the old build's files stay until its tab is closed", async ({
  page,
  context,
  site,
  next,
}) => {
  await openStored(page, START);
  const [before = ''] = await shells(page);
  await site.start(next);
  const other = await context.newPage();
  await other.goto(`${site.origin}/guide/basic/ssg`);
  await act(other);
  await expect(other.locator('html')).toHaveAttribute('data-next', '');
  await expect.poll(() => shells(page)).toHaveLength(2);
  expect(await shells(page)).toContain(before);

  await test.step('files that the old tab loads on use are still stored', async () => {
    await headerButton(page).click();
    await input(page).fill('sidebar');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveAttribute('data-next');
  });

  await test.step('a page whose code is gone is reloaded once', async () => {
    const loads = countLoads(page);
    await page.locator('.sidebar a[href="/guide/basic/deploy"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-next', '');
    await expect(page).toHaveURL(/\/guide\/basic\/deploy$/);
    await expect(page.locator('h1')).toBeVisible();
    expect(loads).toHaveLength(1);
  });

  await test.step('the old shell is removed with the last old tab', async () => {
    await other.close();
    // The page that the old build stored.
    await page.goto(START);
    await act(page);
    await expect.poll(() => shells(page)).not.toContain(before);
  });
});

test("if code is permanently gone, the page stays readable and doesn't reload again", async ({
  page,
  site,
}) => {
  await openStored(page, START);
  site.fault = (path) => (/\/async\/route-/.test(path) ? 404 : undefined);
  const loads = countLoads(page);
  await page.locator('.sidebar a[href="/guide/basic/deploy"]').click();
  await expect(page).toHaveURL(/\/guide\/basic\/deploy$/);
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads).toHaveLength(1);
});

test('a stored page opens if the server fails or does not respond', async ({ page, site }) => {
  await openStored(page, START);
  for (const fault of [503, 'silent'] as const) {
    site.fault = (path) => (path === START ? fault : undefined);
    expect((await page.reload())?.status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('behind a captive portal, stored pages open, other pages show the login, and the login is not stored', async ({
  page,
  site,
}) => {
  await openStored(page, START);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await titleOf(page);
  site.fault = () => 'portal';

  await test.step('a stored page, with its icons and its search', async () => {
    await page.goto(`${START}/`);
    await expect(page).toHaveURL(new RegExp(`${START}$`));
    await expect(heading).toContainText(title);
    expect(await iconWidth(page)).toBeGreaterThan(0);
    await headerButton(page).click();
    await input(page).fill('sidebar');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the login page is not accepted as the list of files or as the worker', async () => {
    await page.getByRole('button', { name: en('offline.button') }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(
      en('offline.status.unknown'),
    );
    const update = page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect(update).rejects.toThrow('MIME');
  });

  await page.goto('/guide/basic/deploy');
  await expect(heading).toHaveText(LOGIN);
  site.fault = () => undefined;
  await page.goto(START);
  await act(page);
  const stored = await page.evaluate(async (login) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        if (text?.includes(login)) found.push(`${name}: ${request.url}`);
      }
    }
    return found;
  }, LOGIN);
  expect(stored).toEqual([]);
});

test('a full device keeps the stored pages, and new pages still open', async ({
  page,
  context,
  site,
}) => {
  await openStored(page, START);
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
  await page.goto('/guide/basic/deploy');
  await act(page);
  await expect(page.locator('h1')).toBeVisible();

  await page.getByRole('button', { name: en('offline.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en('offline.store') }).click();
  await expect(dialog.getByRole('status')).toContainText(en('offline.problem.space'));

  await site.stop();
  await page.goto(START);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${START}$`));
  await page.goto('/guide/basic/deploy');
  await expect(page).toHaveURL(/\/offline\?from=/);
});
