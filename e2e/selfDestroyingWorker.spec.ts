import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
import { writeSelfDestroyingWorker } from '@handbook/offline';
import { act, cacheNames, test, untilStored } from './support/offlineTest.ts';
import { expect } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a build without offline reading removes the worker and its caches', async ({
  page,
  site,
}) => {
  await page.goto('/guide/start/introduction');
  await act(page);
  await untilStored(page);
  expect(await cacheNames(page)).not.toEqual([]);
  await page.evaluate(() => caches.open('of another application'));

  const folder = mkdtempSync(join(tmpdir(), 'site-off-'));
  cpSync(outFolder, folder, { recursive: true });
  await writeSelfDestroyingWorker(folder, '/');
  await site.start(folder);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  // The browser does the same when a page is opened.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual(['of another application']);
  expect(loads).toEqual([]);
  rmSync(folder, { recursive: true });
});
