import { expect, type Page } from '@playwright/test';
import { en } from './interfaceText.ts';

/** A page without a live example, so only the reader's actions hydrate it. */
export const PLAIN = '/guide/basic/ssg';
const TABS = '/plugin/official-plugins/rss';
const IMAGES = '/guide/basic/use-mdx';

/** A first interaction with a page, and its expected effect. */
export interface FirstInteraction {
  name: string;
  path: string;
  act: (page: Page) => Promise<unknown>;
  seen: (page: Page) => Promise<unknown>;
  /** The only size with this control, or the size to test it in, and whether all browsers run the test. */
  tags?: ('@phone' | '@desktop' | '@smoke')[];
}

/** The switch of the color scheme. */
export const appearance = (page: Page) =>
  page.getByRole('button', { name: en('appearance.switch') });
/** Whether the page shows its dark scheme. */
export const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));
const secondTab = (page: Page) => page.locator('.rp-tabs__label button').nth(1);
const ecosystem = (page: Page) => page.locator('.ecosystem');
const menu = (page: Page) => page.locator('.navbar__menu details').first();
/** The link to the next page of the guide. */
export const nextPage = (page: Page) => page.locator('.doc-footer a[href^="/guide/"]').first();
const firstImage = (page: Page) => page.locator('.zoomable').first();

/** One interaction for each kind of control, except search, which `searchEarly.spec.ts` tests. */
export const firstInteractions: FirstInteraction[] = [
  {
    name: 'the ecosystem menu',
    path: PLAIN,
    tags: ['@smoke'],
    act: (page) => ecosystem(page).locator('summary').click(),
    seen: (page) => expect(ecosystem(page).getByRole('link')).toHaveCount(7),
  },
  {
    name: 'a menu in the navbar',
    path: PLAIN,
    tags: ['@desktop'],
    act: (page) => menu(page).locator('summary').click(),
    seen: (page) => expect(menu(page)).toHaveAttribute('open'),
  },
  {
    name: 'the mobile menu',
    path: PLAIN,
    tags: ['@phone'],
    act: (page) => page.getByRole('button', { name: en('nav.open') }).tap(),
    seen: (page) => expect(page.locator('#mobile-menu')).toBeVisible(),
  },
  {
    name: 'the other language',
    path: PLAIN,
    tags: ['@desktop'],
    act: (page) => page.getByRole('link', { name: '简体中文' }).first().click(),
    seen: (page) => expect(page).toHaveURL(/\/zh\/guide\/basic\/ssg$/),
  },
  {
    name: 'the color scheme, pressed twice',
    path: PLAIN,
    tags: ['@desktop', '@smoke'],
    act: async (page) => {
      await appearance(page).click();
      await appearance(page).click();
    },
    seen: (page) => expect.poll(() => isDark(page)).toBe(true),
  },
  {
    name: 'a tab, by keyboard',
    path: TABS,
    tags: ['@desktop', '@smoke'],
    act: async (page) => {
      await secondTab(page).focus();
      await page.keyboard.press('Enter');
    },
    seen: (page) => expect(secondTab(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'the copy of a code block',
    path: PLAIN,
    tags: ['@desktop'],
    act: async (page) => {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.getByRole('button', { name: 'Copy code' }).first().click();
    },
    seen: async (page) => {
      const code = await page.locator('main pre').first().innerText();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    },
  },
  {
    name: 'an image, by keyboard',
    path: IMAGES,
    tags: ['@desktop'],
    act: async (page) => {
      await firstImage(page).focus();
      await page.keyboard.press('Enter');
    },
    seen: (page) => expect(page.locator('.medium-zoom-image--opened')).toBeVisible(),
  },
  {
    name: "the banner's close button",
    path: PLAIN,
    act: (page) => page.getByRole('button', { name: en('banner.close') }).click(),
    seen: (page) => expect(page.locator('.banner')).toHaveCount(0),
  },
];
