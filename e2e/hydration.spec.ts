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
import { hydrate, untilHydrated } from './support/hydrate.ts';
import { hold, SCRIPTS } from './support/search.ts';
import { expect, test } from './support/test.ts';

const LIVE = '/guide/default-theme/navbar';
const ENTRY = /\/static\/js\/[^/]+\.js$/;

/** What a page fetches of the scripts that all pages share: to run them, and ahead. */
function entryRequests(page: Page) {
  const requests = { run: [] as string[], ahead: [] as string[] };
  page.on('request', (request) => {
    if (!ENTRY.test(request.url())) return;
    requests[request.resourceType() === 'script' ? 'run' : 'ahead'].push(request.url());
  });
  return requests;
}

/** Waits until a loaded page has done all that it does by itself: it fetches scripts ahead half a second after loading. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => setTimeout(() => requestIdleCallback(() => done(undefined)), 1000)),
  );

/** What a phone on the road has: 1.6 Mbit/s, 150 ms. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

/** A reader who will not share data. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

test.describe('on intent', () => {
  test.skip(without.includes('hydrateOnIntent'), 'this site loads its scripts with the page');

  test('a page that nobody uses fetches its scripts ahead and runs none', {
    tag: '@desktop',
  }, async ({ page }) => {
    const requests = entryRequests(page);
    await page.goto(PLAIN);
    await idle(page);
    expect(requests.ahead.length).toBeGreaterThan(3);
    expect(requests.run).toEqual([]);
    await expect(page.locator('[data-navbar]')).toHaveCount(0);
    await hydrate(page);
    expect(requests.run.length).toBeGreaterThan(3);
  });

  test('under Save-Data nothing is fetched ahead', { tag: '@desktop' }, async ({ page }) => {
    await saveData(page);
    const requests = entryRequests(page);
    await page.goto(PLAIN);
    await idle(page);
    expect(requests).toEqual({ run: [], ahead: [] });
    await hydrate(page);
  });

  test.describe('on a cold cache and a slow connection, the first act is kept:', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    for (const { name, path, act, seen, only } of firstInteractions) {
      test(name, { tag: only ? `@${only}` : [] }, async ({ page }) => {
        test.setTimeout(45_000);
        await slowDown(page);
        const requests = entryRequests(page);
        await page.goto(path);
        expect(requests.run).toEqual([]);
        await act(page);
        await seen(page);
        await hydrate(page);
        await seen(page);
      });
    }
  });

  test('text that is typed into a live example before React is there counts', {
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

  test('text that is typed into a section before React has hydrated it counts', {
    tag: '@desktop',
  }, async ({ page }) => {
    const scripts = await hold(page, SCRIPTS);
    await page.goto('/guide/advanced/custom-head', { waitUntil: 'domcontentloaded' });
    const field = page.getByRole('group', { name: 'Head' }).getByRole('textbox').first();
    await field.fill('A title from the reader');
    scripts.release();
    await expect(page).toHaveTitle(/A title from the reader/);
    await expect(field).toHaveValue('A title from the reader');
  });

  test('a live example wakes the page when it is seen, a heading without one does not', {
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

  test('what an extension tells the window itself of wakes the page as well', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(PLAIN);
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
    await untilHydrated(page);
  });

  test('asleep, links lead on and back leads home; either page wakes', { tag: '@desktop' }, async ({
    page,
  }) => {
    const scripts = await hold(page, ENTRY);
    await page.goto(PLAIN);
    await nextPage(page).click();
    await expect(page).not.toHaveURL(new RegExp(`${PLAIN}$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${PLAIN}$`));
    scripts.release();
    await hydrate(page);
    await appearance(page).click();
    await expect.poll(() => isDark(page)).toBe(true);
  });

  test('a link that was followed leads on although React arrives meanwhile', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const look = () => {
        const isAlive = Object.keys(document.querySelector('.navbar') ?? {}).length > 0;
        if (isAlive) console.info('alive');
        else requestAnimationFrame(look);
      };
      look();
    });
    const alive = page.waitForEvent('console', (message) => message.text() === 'alive');
    const scripts = await hold(page, ENTRY);
    await page.goto(PLAIN);
    const target = await nextPage(page).getAttribute('href');
    const other = await hold(page, `**${target}`);
    await nextPage(page).evaluate((link: HTMLElement) => link.click());
    scripts.release();
    // Nothing can be asked of a page that is about to go.
    await alive;
    other.release();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  });
});

test('waking leaves the reader where they are', async ({ page }) => {
  await page.goto('/guide/start/introduction');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // Not how far the page is scrolled: what rests above while the page opens gets its height after.
  const seen = await page.evaluateHandle(() =>
    [...document.querySelectorAll('.rp-doc p')].find((it) => it.getBoundingClientRect().top > 0),
  );
  const place = () => seen.evaluate((it) => Math.round(it?.getBoundingClientRect().top ?? -1));
  // What has come near the window gets its height with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  const before = await place();
  await hydrate(page);
  // Browsers round where they scroll to.
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});

test('a click that is kept has no effect before it is repeated, though React has the button', {
  tag: '@desktop',
}, async ({ page }) => {
  test.skip(without.includes('hydrateOnIntent'), 'this site loads its scripts with the page');
  // React takes over the text last; here it never says that it has.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'siteHydration', {
      get: () => undefined,
      set: (waking) => Reflect.set(window, 'keptAwake', waking),
    });
  });
  await page.goto(PLAIN);
  await hydrate(page);
  await appearance(page).click();
  const kept = await page.evaluate(
    () =>
      [...Reflect.get(window, 'keptAwake').queue.keys()].filter((key) => key instanceof HTMLElement)
        .length,
  );
  expect(kept).toBe(1);
  expect(await isDark(page)).toBe(false);
});

test.describe('when the scripts do not arrive', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a kept click is given up, said, and what is native goes on', { tag: '@desktop' }, async ({
    page,
  }) => {
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
