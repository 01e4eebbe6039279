import type { Page } from '@playwright/test';
import { showScheme, violations } from './support/axe.ts';
import { openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

const GUIDE = '/guide/start/introduction';

interface State {
  /** The part that opens or changes. */
  part: string;
  path?: string;
  size?: 'desktop' | 'phone';
  open: (page: Page) => Promise<unknown>;
}

const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Each state that a reader can open, except search, which `searchAccess.spec.ts` tests. */
const states: State[] = [
  { part: '.ecosystem', open: click('.ecosystem summary') },
  { part: '.navbar__menu', size: 'desktop', open: click('.navbar__menu summary') },
  {
    part: '.mobile-menu__panel',
    size: 'phone',
    open: async (page) => {
      await click('.mobile-menu > button')(page);
      await click('.mobile-menu summary')(page);
    },
  },
  { part: '.doc-layout__sidebar', size: 'phone', open: click('.local-bar__sidebar') },
  { part: '.doc-layout__outline', size: 'phone', open: click('.local-bar__outline') },
  { part: '.rp-llms-container', open: click('.page-actions__more summary') },
  {
    part: '.rp-codeblock',
    path: '/guide/basic/ssg',
    open: click('.rp-code-button-group button'),
  },
  {
    part: '.rp-tabs',
    path: '/guide/start/getting-started',
    open: click('.rp-tabs__label__item:nth-child(2) button'),
  },
  {
    part: 'body',
    path: '/guide/basic/use-mdx',
    open: async (page) => {
      await click('main .zoomable')(page);
      await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
    },
  },
  {
    part: '.offline-dialog',
    open: async (page) => {
      await page.getByRole('button', { name: en('offline.button') }).click();
      await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
    },
  },
  {
    part: '.playground',
    path: '/plugin/official-plugins/playground',
    open: async (page) => {
      const field = page.getByLabel(en('playground.source'), { exact: true });
      await expect(field).toBeEditable();
      await field.fill('<Tea>');
      await expect(page.locator('.playground').getByRole('status').first()).toContainText(
        'Expected a closing tag',
      );
    },
  },
  {
    part: '.api-index',
    path: '/api/',
    open: (page) => page.locator('.api-index input').fill('qqqxx'),
  },
  {
    part: '#error-notice',
    open: (page) => page.evaluate(() => window.siteNotice?.('scripts')),
  },
];

test('no open state has a violation, in either scheme', async ({ page, isMobile }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const { path = GUIDE, size, part, open } of states) {
    if (size && size !== (isMobile ? 'phone' : 'desktop')) continue;
    await test.step(part, async () => {
      await openHydrated(page, path);
      await open(page);
      await expect(page.locator(part).first()).toBeVisible();
      // Colors don't depend on the size.
      for (const scheme of isMobile && size !== 'phone' ? ['light'] : ['light', 'dark']) {
        await showScheme(page, scheme as 'light' | 'dark');
        const list = await violations(page, {
          within: part,
          ...(scheme === 'dark' && { rules: 'colors' }),
        });
        found.push(...list.map((line) => `${part}, ${scheme}: ${line}`));
      }
    });
  }
  expect(found).toEqual([]);
});
