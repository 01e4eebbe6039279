import type { Page } from '@playwright/test';
import { without } from '../site.ts';
import { hold, notice, SCRIPTS } from './support/faults.ts';
import { hydrate, untilHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

/** A page that nothing but the reader hydrates. */
const PLAIN = '/guide/basic/ssg';
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

const appearance = (page: Page) => page.getByRole('button', { name: en('appearance.switch') });

/** A first interaction, its path and tags, and its expected effect, one for each kind of event. */
const firstInteractions: [
  name: string,
  path: string,
  tags: string[],
  act: (page: Page) => Promise<unknown>,
  seen: (page: Page) => Promise<unknown>,
][] = [
  [
    'the ecosystem menu',
    PLAIN,
    ['@smoke'],
    (page) => page.locator('.ecosystem summary').click(),
    (page) => expect(page.locator('.ecosystem').getByRole('link')).toHaveCount(7),
  ],
  [
    'the mobile menu',
    PLAIN,
    ['@phone'],
    (page) => page.getByRole('button', { name: en('nav.open') }).tap(),
    (page) => expect(page.locator('#mobile-menu')).toBeVisible(),
  ],
  [
    'the color scheme, pressed twice',
    PLAIN,
    ['@smoke'],
    async (page) => {
      await appearance(page).click();
      await appearance(page).click();
    },
    (page) => expect(page.locator('html')).toHaveClass(/dark/),
  ],
  [
    'an image, by keyboard',
    '/guide/basic/use-mdx',
    [],
    (page) => page.locator('.zoomable').first().press('Enter'),
    (page) => expect(page.locator('.medium-zoom-image--opened')).toBeVisible(),
  ],
  [
    "the banner's close button",
    PLAIN,
    [],
    (page) => page.getByRole('button', { name: en('banner.close') }).click(),
    (page) => expect(page.locator('.banner')).toHaveCount(0),
  ],
];

test.describe('on intent', () => {
  test.skip(without.includes('hydrateOnIntent'), 'this site loads its scripts with the page');

  test('an unused page prefetches its scripts and runs none', async ({ page }) => {
    const requests = entryRequests(page);
    await page.goto(PLAIN);
    await expect.poll(() => requests.ahead.length).toBeGreaterThan(3);
    await idle(page);
    expect(requests.run).toEqual([]);
    await expect(page.locator('[data-navbar]')).toHaveCount(0);
    await hydrate(page);
    expect(requests.run.length).toBeGreaterThan(3);
  });

  test('with Save-Data, nothing is prefetched, also on the way to a heading', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const requests = entryRequests(page);
    await page.goto(`${PLAIN}#turn-it-off`);
    await idle(page);
    expect(requests).toEqual({ run: [], ahead: [] });
    await hydrate(page);
  });

  for (const [name, path, tag, act, seen] of firstInteractions) {
    test(`on slow scripts, the first interaction is replayed: ${name}`, { tag }, async ({
      page,
    }) => {
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

  test('an editor that becomes visible hydrates the page', async ({ page }) => {
    await page.goto('/guide/advanced/css-variables');
    await page.locator('.variable-editor').evaluate((it) => it.scrollIntoView());
    await untilHydrated(page);
  });
});

test.describe("if the scripts don't load", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a queued click is dropped, a notice appears, and native elements work', async ({
    page,
  }) => {
    await page.route(ENTRY, (route) => route.abort());
    await page.goto(PLAIN);
    await appearance(page).click();
    await expect(notice(page)).toBeVisible();
    const details = page.locator('.page-actions__more');
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
    await page.locator('.doc-footer a[href^="/guide/"]').first().click();
    await expect(page).not.toHaveURL(new RegExp(`${PLAIN}$`));
  });
});

test('hydration keeps the elements of the text', async ({ page }) => {
  await page.goto(PLAIN);
  const elements = page.locator('.rspress-doc > *');
  const count = await elements.evaluateAll((all) => {
    for (const element of all) Object.assign(element, { seenByReader: true });
    return all.length;
  });
  expect(count).toBeGreaterThan(10);
  await hydrate(page);
  const kept = () => elements.evaluateAll((all) => all.filter((it) => 'seenByReader' in it).length);
  expect(await kept()).toBe(count);
  await expect(elements).toHaveCount(count);
});

/** Does what the translator of Chrome does: puts each text into `font` elements. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all.filter((it) => it.data.trim() && !it.parentElement?.closest('script'))) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });

test.describe('a page that is used or translated before hydration', () => {
  // React reports that it renders a translated page from scratch.
  test.use({ expectedErrors: [/recoverable|Minified React error|Hydration failed/] });

  test('keeps the focus, translated', async ({ page }) => {
    const scripts = await hold(page, SCRIPTS);
    await page.goto(PLAIN, { waitUntil: 'domcontentloaded' });
    await translate(page);
    const link = page.locator('main p a[href^="/"]').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.focus();
    scripts.release();
    await untilHydrated(page);
    await expect(page.locator('font')).toHaveCount(0);
    await expect(page.locator(`main p a[href="${href}"]`).first()).toBeFocused();
  });

  for (const isTranslated of [false, true]) {
    test(`keeps text typed into a filter, translated: ${isTranslated}`, async ({ page }) => {
      const scripts = await hold(page, SCRIPTS);
      await page.goto('/api/', { waitUntil: 'domcontentloaded' });
      if (isTranslated) await translate(page);
      const filter = page.locator('.api-index__filter input');
      await filter.pressSequentially('withBase');
      scripts.release();
      await expect(page.locator('.api-index__filter [role=status]')).toContainText(/: \d\d?$/);
      await expect(filter).toBeFocused();
      await expect(filter).toHaveValue('withBase');
      await filter.press('q');
      await expect(filter).toHaveValue('withBaseq');
    });
  }
});
