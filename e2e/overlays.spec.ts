import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { headerButton } from './support/search.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

/** Overlays of a page: the button that opens each, and an element that only exists while it is open. */
const covers = {
  'the ecosystem menu': {
    opener: (page: Page) => page.locator('.ecosystem summary'),
    open: '.ecosystem[open]',
  },
  'the menu of the page': {
    opener: (page: Page) => page.locator('.page-actions__more summary'),
    open: '.page-actions__more[open]',
  },
  'an enlarged image': {
    opener: (page: Page) =>
      main(page)
        .getByRole('button', { name: /^Enlarge image/ })
        .first(),
    open: '.medium-zoom-overlay',
  },
  search: {
    opener: headerButton,
    open: '.search-dialog[open]',
  },
  'reading offline': {
    opener: (page: Page) => page.getByRole('button', { name: en('offline.button') }),
    open: '.offline-dialog[open]',
  },
};

test('going back closes overlays', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, '/guide/basic/ssg');
  for (const [name, { opener, open }] of Object.entries(covers)) {
    await test.step(name, async () => {
      const way = page.locator('a[href="/guide/basic/use-mdx"]').first();
      await way.evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL('/guide/basic/use-mdx');
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText('MDX');
      await opener(page).click();
      await expect(page.locator(open)).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL('/guide/basic/ssg');
      await expect(page.locator(open)).toHaveCount(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});
