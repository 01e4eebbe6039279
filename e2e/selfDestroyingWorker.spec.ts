import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSelfDestroyingWorker } from '@handbook/offline';
import type { Page } from '@playwright/test';
import { cacheNames, openStored, test, unanswered } from './support/offlineTest.ts';
import { LOGIN } from './support/switchableSite.ts';
import { expect } from './support/test.ts';

const updateWorker = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test.use({ serviceWorkers: 'allow', expectedErrors: unanswered });

test('a build without offline reading removes the worker and its caches', async ({
  page,
  site,
}) => {
  await openStored(page, '/guide/start/introduction');
  expect(await cacheNames(page)).not.toEqual([]);
  await page.evaluate(() => caches.open('of another application'));

  const folder = mkdtempSync(join(tmpdir(), 'site-off-'));
  await writeSelfDestroyingWorker(folder, '/');
  await site.start(folder);
  await test.step('a captive portal keeps the worker and the stored pages', async () => {
    site.fault = () => 'portal';
    await expect(updateWorker(page)).rejects.toThrow('MIME');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(LOGIN);
    site.fault = () => undefined;
  });
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  // The browser does the same when a page is opened.
  await updateWorker(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual(['of another application']);
  expect(loads).toEqual([]);
  rmSync(folder, { recursive: true });
});
