import type { Page } from '@playwright/test';
import { showScheme, violations } from './support/axe.ts';
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

/** The violations that axe finds in the modal, in both schemes. */
async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const scheme of ['dark', 'light'] as const) {
    await showScheme(page, scheme);
    const list = await violations(page, {
      within: 'dialog',
      ...(scheme === 'dark' && { rules: 'colors' }),
    });
    found.push(...list.map((line) => `${scheme}: ${line}`));
  }
  return found;
}

test.use({ expectedErrors: [/ERR_FAILED/] });

// Names depend on the language and positions on the size, but no violation depends on both.
for (const [texts, tag] of [
  [languages[0], '@desktop'],
  [languages[1], '@phone'],
] as const) {
  test(`no violation in any state, in either scheme: ${texts.lang}`, { tag }, async ({ page }) => {
    // axe checks the page ten times. It reads the page around the modal, too, so that page is short.
    test.setTimeout(120_000);
    const short = texts.lang === 'zh' ? '/zh/offline' : '/offline';
    await openSearch(page, short);
    await expect(dialog(page).getByText(texts.noRecent)).toBeVisible();
    expect(await violationsOf(page), 'nothing stored').toEqual([]);

    await page.keyboard.type(texts.query);
    await expect(hits(page).first()).toBeVisible();
    expect(await violationsOf(page), 'hits').toEqual([]);
    for (let count = 0; count < 2; count += 1) {
      await page.keyboard.press('Control+Enter');
      await page.keyboard.press('ArrowDown');
    }

    await input(page).fill('');
    await dialog(page).getByRole('button', { name: texts.save }).first().click();
    await expect(dialog(page).locator('.DocSearch-Hits')).toHaveCount(2);
    expect(await violationsOf(page), 'recent and favorite').toEqual([]);

    await input(page).fill(NOTHING);
    await expect(dialog(page).getByText(texts.none)).toBeVisible();
    expect(await violationsOf(page), 'no hits').toEqual([]);

    await page.route(DOCUMENTS, (route) => route.abort());
    await openSearch(page, short);
    await page.keyboard.type('x');
    await expect(dialog(page).getByText(texts.unreachable)).toBeVisible();
    expect(await violationsOf(page), 'unreachable').toEqual([]);
  });
}
