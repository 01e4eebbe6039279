import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  DOCUMENTS,
  dialog,
  hits,
  input,
  languages,
  NOTHING,
  openSearch,
} from './support/search.ts';
import { expect, test } from './support/test.ts';

/** Everything that axe finds in the modal, rules of thumb included. */
async function violations(page: Page): Promise<string[]> {
  // Colours that are still fading in are not those that a reader reads.
  await dialog(page).evaluate((it) =>
    Promise.all(it.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test.use({ expectedErrors: [/ERR_FAILED/] });

for (const texts of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`no violation in any state: ${texts.lang}, ${colorScheme}`, async ({ page }) => {
      // Axe looks at the page five times.
      test.setTimeout(120_000);
      await page.emulateMedia({ colorScheme });
      await openSearch(page, texts.page);
      await expect(dialog(page).getByText(texts.noRecent)).toBeVisible();
      expect(await violations(page), 'nothing stored').toEqual([]);

      await page.keyboard.type(texts.query);
      await expect(hits(page).first()).toBeVisible();
      expect(await violations(page), 'hits').toEqual([]);
      for (let count = 0; count < 2; count += 1) {
        await page.keyboard.press('Control+Enter');
        await page.keyboard.press('ArrowDown');
      }

      await input(page).fill('');
      await dialog(page).getByRole('button', { name: texts.save }).first().click();
      await expect(dialog(page).locator('.DocSearch-Hits')).toHaveCount(2);
      expect(await violations(page), 'recent and favorite').toEqual([]);

      await input(page).fill(NOTHING);
      await expect(dialog(page).getByText(texts.none)).toBeVisible();
      expect(await violations(page), 'no hits').toEqual([]);

      await page.route(DOCUMENTS, (route) => route.abort());
      await openSearch(page, texts.page);
      await page.keyboard.type('x');
      await expect(dialog(page).getByText(texts.unreachable)).toBeVisible();
      expect(await violations(page), 'unreachable').toEqual([]);
    });
  }
}

test('the field is a combobox over one list, whose selected entry it names', async ({ page }) => {
  await openSearch(page);
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('sidebar');
  await expect(hits(page).first()).toBeVisible();
  await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
  const list = dialog(page).getByRole('listbox');
  await expect(list).toHaveCount(1);
  await expect(input(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  const ids = await dialog(page).evaluate((it) =>
    [...it.querySelectorAll('[id]')].map(({ id }) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
