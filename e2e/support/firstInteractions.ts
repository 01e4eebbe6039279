import { expect, type Page } from '@playwright/test';
import { en } from './interfaceText.ts';

/** A page without a live example, so only the reader's actions hydrate it. */
export const PLAIN = '/guide/basic/ssg';

/** A first interaction with a page, and its expected effect. */
interface FirstInteraction {
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
/** The link to the next page of the guide. */
export const nextPage = (page: Page) => page.locator('.doc-footer a[href^="/guide/"]').first();

const ecosystem = (page: Page) => page.locator('.ecosystem');

/** One interaction for each kind of event, except search, which `searchEarly.spec.ts` tests. */
export const firstInteractions: FirstInteraction[] = [
  {
    name: 'the ecosystem menu',
    path: PLAIN,
    tags: ['@smoke'],
    act: (page) => ecosystem(page).locator('summary').click(),
    seen: (page) => expect(ecosystem(page).getByRole('link')).toHaveCount(7),
  },
  {
    name: 'the mobile menu',
    path: PLAIN,
    tags: ['@phone'],
    act: (page) => page.getByRole('button', { name: en('nav.open') }).tap(),
    seen: (page) => expect(page.locator('#mobile-menu')).toBeVisible(),
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
    name: 'an image, by keyboard',
    path: '/guide/basic/use-mdx',
    tags: ['@desktop'],
    act: (page) => page.locator('.zoomable').first().press('Enter'),
    seen: (page) => expect(page.locator('.medium-zoom-image--opened')).toBeVisible(),
  },
  {
    name: "the banner's close button",
    path: PLAIN,
    act: (page) => page.getByRole('button', { name: en('banner.close') }).click(),
    seen: (page) => expect(page.locator('.banner')).toHaveCount(0),
  },
];
