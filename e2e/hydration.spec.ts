import type { Page } from '@playwright/test';
import { without } from '../site.ts';
import { notice } from './support/faults.ts';
import {
  appearance,
  firstInteractions,
  isDark,
  nextPage,
  PLAIN,
} from './support/firstInteractions.ts';
import { hold, SCRIPTS } from './support/hold.ts';
import { hydrate, openHydrated, untilHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

const LIVE = '/api/client-api/content-components';
const ENTRY = /\/static\/js\/[^/]+\.js$/;

/** The shared scripts that a page fetches, to run them and as a prefetch. */
function entryRequests(page: Page) {
  const requests = { run: [] as string[], ahead: [] as string[] };
  page.on('request', (request) => {
    if (!ENTRY.test(request.url())) return;
    requests[request.resourceType() === 'script' ? 'run' : 'ahead'].push(request.url());
  });
  return requests;
}

/** Waits until a loaded page has prefetched its scripts, which it does after half a second. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => setTimeout(() => requestIdleCallback(() => done(undefined)), 1000)),
  );

/** A browser with Save-Data. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

test.describe('on intent', () => {
  test.skip(without.includes('hydrateOnIntent'), 'this site loads its scripts with the page');

  test('an unused page prefetches its scripts and runs none', {
    tag: '@desktop',
  }, async ({ page }) => {
    const requests = entryRequests(page);
    await page.goto(PLAIN);
    await expect.poll(() => requests.ahead.length).toBeGreaterThan(3);
    await idle(page);
    expect(requests.run).toEqual([]);
    await expect(page.locator('[data-navbar]')).toHaveCount(0);
    await hydrate(page);
    expect(requests.run.length).toBeGreaterThan(3);
  });

  test('with Save-Data, nothing is prefetched', { tag: '@desktop' }, async ({ page }) => {
    await saveData(page);
    const requests = entryRequests(page);
    await page.goto(PLAIN);
    await idle(page);
    expect(requests).toEqual({ run: [], ahead: [] });
    await hydrate(page);
  });

  test.describe('on slow scripts, the first interaction is replayed:', () => {
    test.use({
      // Other browsers don't have these permissions, and don't run the test of the clipboard.
      permissions: async ({ browserName }, use) =>
        use(browserName === 'chromium' ? ['clipboard-read', 'clipboard-write'] : []),
    });

    for (const { name, path, act, seen, tags = [] } of firstInteractions) {
      test(name, { tag: tags }, async ({ page }) => {
        const scripts = await hold(page, SCRIPTS);
        const requests = entryRequests(page);
        await page.goto(path);
        expect(requests.run).toEqual([]);
        await act(page);
        scripts.release();
        await seen(page);
        await hydrate(page);
        await seen(page);
      });
    }
  });

  test('text typed into a live example before hydration is kept', {
    tag: '@desktop',
  }, async ({ page }) => {
    const scripts = await hold(page, SCRIPTS);
    await page.goto('/api/', { waitUntil: 'domcontentloaded' });
    const filter = page.locator('.api-index__filter input');
    await filter.pressSequentially('withBase');
    scripts.release();
    await expect(page.locator('.api-index__filter [role=status]')).toContainText(
      /^Entries: \d\d?$/,
    );
    await expect(filter).toHaveValue('withBase');
    await filter.pressSequentially('q');
    await expect(filter).toHaveValue('withBaseq');
  });

  test('text typed into a section before its hydration is kept', {
    tag: '@desktop',
  }, async ({ page }) => {
    const scripts = await hold(page, SCRIPTS);
    await page.goto(LIVE, { waitUntil: 'domcontentloaded' });
    const example = page.locator('.live-example').first();
    await example.getByRole('textbox').fill('from the reader');
    scripts.release();
    await expect(example.locator('.rp-badge')).toHaveText('from the reader');
    await expect(example.getByRole('textbox')).toHaveValue('from the reader');
  });

  test("a visible live example hydrates the page, a heading doesn't", {
    tag: '@desktop',
  }, async ({ page }) => {
    const requests = entryRequests(page);
    await saveData(page);
    await page.goto(`${PLAIN}#turn-it-off`);
    await idle(page);
    expect(requests.run).toEqual([]);
    await page.goto(LIVE);
    await page
      .locator('[data-live]')
      .first()
      .evaluate((it) => it.scrollIntoView());
    await expect.poll(() => requests.run.length).toBeGreaterThan(3);
  });

  test('an event that an extension dispatches on the window hydrates the page, too', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(PLAIN);
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
    await untilHydrated(page);
  });

  test('a followed link works although React loads in the meantime', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const look = () => {
        const isHydrated = Object.keys(document.querySelector('.navbar') ?? {}).length > 0;
        if (isHydrated) console.info('hydrated');
        else requestAnimationFrame(look);
      };
      look();
    });
    const hydrated = page.waitForEvent('console', (message) => message.text() === 'hydrated');
    const scripts = await hold(page, ENTRY);
    await page.goto(PLAIN);
    const target = await nextPage(page).getAttribute('href');
    const other = await hold(page, `**${target}`);
    await nextPage(page).evaluate((link: HTMLElement) => link.click());
    scripts.release();
    // A page that is being left can't be queried.
    await hydrated;
    other.release();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  });
});

test('hydration keeps the scroll position', async ({ page }) => {
  await page.goto('/guide/start/introduction');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // Not the scroll offset, because deferred content above gets its height later.
  const seen = await page.evaluateHandle(() =>
    [...document.querySelectorAll('.rp-doc p')].find((it) => it.getBoundingClientRect().top > 0),
  );
  const place = () => seen.evaluate((it) => Math.round(it?.getBoundingClientRect().top ?? -1));
  // Content near the viewport gets its height with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  const before = await place();
  await hydrate(page);
  // Browsers round scroll positions.
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});

test('a queued click has no effect before its replay, although React has hydrated the button', {
  tag: '@desktop',
}, async ({ page }) => {
  test.skip(without.includes('hydrateOnIntent'), 'this site loads its scripts with the page');
  // React hydrates the text last. Here, the end of hydration is never reported.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'siteHydration', {
      get: () => undefined,
      set: (value) => Reflect.set(window, 'earlyHydration', value),
    });
  });
  await openHydrated(page, PLAIN);
  await appearance(page).click();
  const queued = await page.evaluate(
    () =>
      [...Reflect.get(window, 'earlyHydration').queue.keys()].filter(
        (key) => key instanceof HTMLElement,
      ).length,
  );
  expect(queued).toBe(1);
  expect(await isDark(page)).toBe(false);
});

test.describe("if the scripts don't load", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a queued click is dropped, a notice appears, and native elements work', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.route(ENTRY, (route) => route.abort());
    await page.goto(PLAIN);
    await appearance(page).click();
    await expect(notice(page)).toBeVisible();
    const details = page.locator('.page-actions__more');
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
    await nextPage(page).click();
    await expect(page).not.toHaveURL(new RegExp(`${PLAIN}$`));
  });
});
