import type { Page } from '@playwright/test';
import { showScheme, violations } from './support/axe.ts';
import { openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { dialog, english, hits, input, NOTHING, reopenSearch } from './support/search.ts';
import { expect, test } from './support/test.ts';

/** The part that opens or changes, its page, and how it opens. */
type State = [part: string, path: string, open: (page: Page) => Promise<unknown>];

const GUIDE = '/guide/start/introduction';
/** A short page. axe reads the page around the part, too. */
const SHORT = '/offline';
const SEARCH = '.search-dialog';

const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
const search = async (page: Page, query: string) => {
  await reopenSearch(page);
  await page.keyboard.type(query);
};

/** Each state that a reader can open. */
const states: Record<string, State> = {
  'the ecosystem menu': ['.ecosystem', SHORT, click('.ecosystem summary')],
  'the menu of versions': ['.navbar__menu', SHORT, click('.navbar__menu summary')],
  'the menu of a page': ['.rp-llms-container', GUIDE, click('.page-actions__more summary')],
  'a pressed code button': [
    '.rp-codeblock',
    '/guide/basic/ssg',
    click('.rp-code-button-group button'),
  ],
  'another tab': [
    '.rp-tabs',
    '/guide/start/getting-started',
    click('.rp-tabs__label__item:nth-child(2) button'),
  ],
  'an enlarged image': [
    'body',
    '/guide/recipes/recolor',
    async (page) => {
      await click('main .zoomable')(page);
      await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
    },
  ],
  'reading offline': [
    '.offline-dialog',
    GUIDE,
    async (page) => {
      await page.getByRole('button', { name: en('offline.button') }).click();
      await expect(dialog(page).getByRole('button').first()).toBeVisible();
    },
  ],
  'a problem in the playground': [
    '.playground',
    '/plugin/official-plugins/playground',
    async (page) => {
      const field = page.getByLabel(en('playground.source'), { exact: true });
      await expect(field).toBeEditable();
      await field.fill('<Tea>');
      await expect(page.locator('.playground').getByRole('status').first()).toContainText(
        'Expected a closing tag',
      );
    },
  ],
  'an error notice': [
    '#error-notice',
    SHORT,
    (page) => page.evaluate(() => window.siteNotice?.('scripts')),
  ],
  'search with hits, then with recent and favorite searches': [
    SEARCH,
    SHORT,
    async (page) => {
      await search(page, english.query);
      await expect(hits(page).first()).toBeVisible();
      expect(await violations(page, { within: SEARCH }), 'hits').toEqual([]);
      for (let count = 0; count < 2; count += 1) {
        await page.keyboard.press('Control+Enter');
        await page.keyboard.press('ArrowDown');
      }
      await input(page).fill('');
      await dialog(page)
        .getByRole('button', { name: english.t('search.recent.save') })
        .first()
        .click();
      await expect(dialog(page).locator('.DocSearch-Hits')).toHaveCount(2);
    },
  ],
  'search without hits': [
    SEARCH,
    SHORT,
    async (page) => {
      await search(page, NOTHING);
      await expect(dialog(page).getByText(english.t('search.noResults'))).toBeVisible();
    },
  ],
};

/** States that only phones have, or that look different there. */
const phoneStates: typeof states = {
  'the menu of a phone': [
    '.mobile-menu__panel',
    SHORT,
    async (page) => {
      await click('.mobile-menu > button')(page);
      await click('.mobile-menu summary')(page);
    },
  ],
  'the sidebar of a phone': ['.doc-layout__sidebar', GUIDE, click('.local-bar__sidebar')],
  'the outline of a phone': ['.doc-layout__outline', GUIDE, click('.local-bar__outline')],
  'search on a phone': [SEARCH, SHORT, reopenSearch],
};

for (const [name, [part, path, open]] of Object.entries({ ...states, ...phoneStates })) {
  const tag = name in phoneStates ? '@phone' : '@desktop';
  test(`${name} has no violation, in either scheme`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    await open(page);
    await expect(page.locator(part).first()).toBeVisible();
    await showScheme(page, 'light');
    expect(await violations(page, { within: part }), 'light').toEqual([]);
    await showScheme(page, 'dark');
    expect(await violations(page, { within: part, onlyColors: true }), 'dark').toEqual([]);
  });
}
