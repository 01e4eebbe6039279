import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
import { removingWorker } from '@handbook/offline';
import type { Page } from '@playwright/test';
import { en } from './support/interfaceText.ts';
import { nextVersion } from './support/nextVersion.ts';
import {
  act,
  cached,
  LOGIN,
  openStored,
  test,
  titleOf,
  unanswered,
} from './support/offlineTest.ts';
import { headerButton, hits, input } from './support/search.ts';
import { expect } from './support/test.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: unanswered });

const START = '/guide/start/introduction';
const OTHER = '/guide/basic/deploy';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function canSearch(page: Page) {
  await headerButton(page).click();
  await input(page).fill('sidebar');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
}

const searchData = (folder: string) =>
  `/static/search/${readdirSync(join(folder, 'static/search')).find((name) => /^en\..*json$/.test(name))}`;

const updateWorker = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test('a deployment in the middle of a visit', async ({ page, site }) => {
  const next = nextVersion(outFolder, (html) => html.replace('<html', '<html data-next'));
  await openStored(page, OTHER);
  await openStored(page, START);
  await site.start(next);

  await test.step('the open page still loads the code of search', () => canSearch(page));
  await test.step('the next page comes from the new build', async () => {
    await page.reload();
    await act(page);
    await expect(page.locator('html')).toHaveAttribute('data-next', '');
    await expect
      .poll(() => cached(page, 'files'))
      .toEqual(expect.arrayContaining([searchData(next)]));
  });
  await site.stop();
  await test.step('offline, pages of both builds are complete', async () => {
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-next', '');
    await canSearch(page);
    await page.goto(OTHER);
    await expect(page.locator('html')).not.toHaveAttribute('data-next');
    await canSearch(page);
  });
  rmSync(next, { recursive: true });
});

test('a stored page opens if the server fails or does not respond', async ({ page, site }) => {
  await openStored(page, START);
  for (const fault of [503, 'silent'] as const) {
    site.fault = (path) => (path === START ? fault : undefined);
    expect((await page.reload())?.status()).toBe(200);
    await expect(heading(page)).toBeVisible();
  }
});

test("a captive portal's login page is shown, but not stored", async ({ page, site }) => {
  await openStored(page, START);
  const title = await titleOf(page);
  site.fault = () => 'portal';
  for (const path of [START, OTHER]) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(LOGIN);
  }
  await expect(updateWorker(page)).rejects.toThrow('MIME');

  await site.stop();
  await page.goto(START);
  await expect(heading(page)).toContainText(title);
  await canSearch(page);
  await page.goto(OTHER);
  await expect(page).toHaveURL(/\/offline\?from=/);
});

test('a full device keeps the stored pages, and new pages still open', async ({
  page,
  context,
  site,
}) => {
  await openStored(page, START);
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
  await page.goto(OTHER);
  await act(page);
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: en('offline.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en('offline.store') }).click();
  await expect(dialog.getByRole('status')).toHaveText(en('offline.status.failed'));

  await site.stop();
  await page.goto(START);
  await expect(page).toHaveURL(new RegExp(`${START}$`));
  await expect(heading(page)).toBeVisible();
  await page.goto(OTHER);
  await expect(page).toHaveURL(/\/offline\?from=/);
});

test('a build without offline reading removes the worker and its caches', async ({
  page,
  site,
}) => {
  await openStored(page, START);
  await page.evaluate(() => caches.open('of another application'));
  const folder = mkdtempSync(join(tmpdir(), 'site-off-'));
  writeFileSync(join(folder, 'sw.js'), removingWorker('/'));
  await site.start(folder);
  // The browser does the same when a page is opened.
  await updateWorker(page);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['of another application']);
  rmSync(folder, { recursive: true });
});
