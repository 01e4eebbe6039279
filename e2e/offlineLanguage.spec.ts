import { outFolder } from '@handbook/content/files';
import type { Page } from '@playwright/test';
import { hydrate } from './support/hydrate.ts';
import { zh } from './support/interfaceText.ts';
import { act, test, unanswered } from './support/offlineTest.ts';
import { pagePaths } from './support/pages.ts';
import { expect } from './support/test.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: unanswered });

const dialog = (page: Page) => page.getByRole('dialog');
const status = (page: Page) => dialog(page).getByRole('status');

/** Opens the dialog by keyboard. */
async function open(page: Page, name: string) {
  await act(page);
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
}

test('a whole language is stored, resumed after a failure, read offline, and removed', async ({
  page,
  site,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/zh/guide/start/introduction', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /offline/.test(path))).toEqual([]);

  await open(page, zh('offline.button'));
  await expect(status(page)).toHaveText(zh('offline.status.absent'));
  await expect(dialog(page)).toContainText(/保存全部 \d+ 个中文页面和搜索数据，需要下载 \d\.\d MB/);

  await test.step('a canceled download keeps the stored files', async () => {
    // Pages come last, so everything else is stored by then.
    site.fault = (path) => (path.startsWith('/zh/plugin/') ? 'silent' : undefined);
    await page.keyboard.press('Tab');
    await dialog(page)
      .getByRole('button', { name: zh('offline.store') })
      .press('Enter');
    await expect(status(page)).toContainText('正在保存');
    const bar = dialog(page).getByRole('progressbar', { name: zh('offline.progress') });
    await expect
      .poll(() => bar.evaluate((it: HTMLProgressElement) => it.value / it.max))
      .toBeGreaterThan(0.5);
    await dialog(page)
      .getByRole('button', { name: zh('offline.cancel') })
      .press('Enter');
    await expect(status(page)).toContainText(/^已保存 \d\.\d MB，共 \d\.\d MB。$/);
  });

  await test.step('a download that fails shows a message', async () => {
    site.fault = (path) => (path.startsWith('/zh/plugin/') ? 500 : undefined);
    await dialog(page)
      .getByRole('button', { name: zh('offline.resume') })
      .press('Enter');
    await expect(status(page)).toContainText('下载中断了');
    site.fault = () => undefined;
  });

  await test.step('after a reload, the download resumes', async () => {
    await page.reload();
    await open(page, zh('offline.button'));
    await expect(status(page)).toContainText('已保存');
    asked.length = 0;
    await dialog(page)
      .getByRole('button', { name: zh('offline.resume') })
      .press('Enter');
    await expect(status(page)).toHaveText(zh('offline.status.stored'));
    expect(asked.filter((path) => /\/static\/js\//.test(path))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: zh('offline.button') })).toBeFocused();
  });

  await site.stop();
  const pages = pagePaths().filter((path) => path.startsWith('/zh/'));
  await test.step('a page of each area opens with all of its files', async () => {
    const missing: string[] = [];
    page.on('requestfailed', (request) => {
      // The next page may load before the icon of the previous page.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
      missing.push(`${page.url()}: ${request.url()}`);
    });
    const areas = new Map(pages.map((path) => [path.split('/', 4).join('/'), path]));
    expect(areas.size).toBeGreaterThan(4);
    for (const path of areas.values()) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      expect(new URL(page.url()).pathname).toBe(path);
      await hydrate(page);
    }
    expect(missing.filter((line) => !/\/offline\//.test(line))).toEqual([]);
  });

  await test.step('every page is stored with all files that its HTML names', async () => {
    const missing = await page.evaluate(async (all) => {
      const gone: string[] = [];
      const stored = (path: string) => caches.match(path, { ignoreVary: true });
      const known = new Set<string>();
      for (const path of all) {
        const html = await (await stored(path))?.text();
        if (!html) gone.push(path);
        const document = new DOMParser().parseFromString(html ?? '', 'text/html');
        const named = document.querySelectorAll<HTMLElement>(
          '[src]:not(iframe), link:is([rel=stylesheet], [rel=prefetch], [rel=preload], [rel=icon], [rel=manifest])',
        );
        for (const element of named) {
          const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
          const { origin, pathname } = new URL(address, location.origin + path);
          if (origin !== location.origin || known.has(pathname)) continue;
          known.add(pathname);
          if (!(await stored(pathname))) gone.push(`${path}: ${pathname}`);
        }
      }
      return { gone, count: known.size };
    }, pages);
    expect(missing.gone).toEqual([]);
    expect(missing.count).toBeGreaterThan(20);
  });

  await test.step('removing deletes them', async () => {
    await open(page, zh('offline.button'));
    await expect(status(page)).toHaveText(zh('offline.status.stored'));
    await dialog(page)
      .getByRole('button', { name: zh('offline.remove') })
      .click();
    await expect(status(page)).toContainText('无法得知');
    await site.start(outFolder);
    const left = await page.evaluate(async () => (await caches.keys()).join());
    expect(left).not.toContain('language');
  });
});
