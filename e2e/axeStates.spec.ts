import type { Page } from '@playwright/test';
import { showScheme, violations } from './support/axe.ts';
import { openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

const GUIDE = '/guide/start/introduction';

interface State {
  name: string;
  path: string;
  size?: 'desktop' | 'phone';
  /** The part that opens or changes; the whole page by default. */
  part?: string;
  open: (page: Page) => Promise<unknown>;
}

/** Each state that a reader can open, except search, which `searchAccess.spec.ts` tests. */
const states: State[] = [
  {
    name: 'ecosystem menu',
    part: '.ecosystem',
    path: GUIDE,
    open: (page) => page.getByRole('button', { name: en('ecosystem.label') }).click(),
  },
  {
    name: 'version menu',
    part: '.navbar__menu',
    path: GUIDE,
    size: 'desktop',
    open: (page) => page.locator('.navbar__menu summary').click(),
  },
  {
    name: 'mobile menu with its version menu',
    part: '.mobile-menu__panel',
    path: GUIDE,
    size: 'phone',
    open: async (page) => {
      await page.getByRole('button', { name: en('nav.open') }).click();
      await page.locator('.mobile-menu summary').click();
    },
  },
  {
    name: 'pages of the area',
    part: '.doc-layout__sidebar',
    path: GUIDE,
    size: 'phone',
    open: (page) => page.locator('.local-bar__sidebar').click(),
  },
  {
    name: 'headings of the page',
    part: '.doc-layout__outline',
    path: GUIDE,
    size: 'phone',
    open: (page) => page.locator('.local-bar__outline').click(),
  },
  {
    name: 'enlarged image',
    path: '/guide/basic/use-mdx',
    open: async (page) => {
      await page.locator('main .zoomable').first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
    },
  },
  {
    name: 'another tab',
    part: '.rp-tabs',
    path: '/guide/start/getting-started',
    open: async (page) => {
      await page.getByRole('tab').nth(1).click();
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    name: 'menu of page actions',
    part: '.page-actions',
    path: GUIDE,
    open: (page) => page.locator('.page-actions summary').click(),
  },
  {
    name: 'offline dialog',
    part: '.offline-dialog',
    path: GUIDE,
    open: async (page) => {
      await page.getByRole('button', { name: en('offline.button') }).click();
      await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
    },
  },
  {
    name: 'playground with a mistake',
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
    name: 'playground whose frame was stopped',
    part: '.playground',
    path: '/plugin/official-plugins/playground',
    open: async (page) => {
      const field = page.getByLabel(en('playground.source'), { exact: true });
      await expect(field).toBeEditable();
      await field.fill("{(() => { location = 'about:blank'; })()}");
      await expect(page.getByRole('button', { name: en('playground.again') })).toBeVisible();
    },
  },
  {
    name: 'filter without a hit',
    part: '.api-index',
    path: '/api/',
    open: (page) => page.locator('.api-index input').fill('qqqxx'),
  },
  {
    name: 'error notice',
    part: '#error-notice',
    path: GUIDE,
    open: async (page) => {
      await page.evaluate(() => window.siteNotice?.('scripts'));
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
];

const both = ['light', 'dark'] as const;
const lightOnly = ['light'] as const;

test('no open state has a violation, in either scheme', async ({ page, isMobile }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const { name, path, size, part, open } of states) {
    if (size && size !== (isMobile ? 'phone' : 'desktop')) continue;
    await test.step(name, async () => {
      await openHydrated(page, path);
      await open(page);
      // Colors don't depend on the size.
      for (const scheme of isMobile && size !== 'phone' ? lightOnly : both) {
        await showScheme(page, scheme);
        const list = await violations(page, {
          within: part,
          ...(scheme === 'dark' && { rules: 'colors' }),
        });
        found.push(...list.map((line) => `${name}, ${scheme}: ${line}`));
      }
    });
  }
  expect(found).toEqual([]);
});
