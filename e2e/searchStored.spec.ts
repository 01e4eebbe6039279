import type { Page } from '@playwright/test';
import {
  chinese,
  dialog,
  english,
  hits,
  input,
  languages,
  openSearch,
  section,
  serveSections,
} from './support/search.ts';
import { expect, test } from './support/test.ts';

const KEYS = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__/',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__/',
};

type Group = 'recent' | 'favorite';

const rows = (page: Page, group: string) =>
  dialog(page)
    .locator('.DocSearch-Hits')
    .filter({ has: page.getByText(group, { exact: true }) })
    .getByRole('row');

/** A search as the modal stores it. */
const stored = (number: number) => ({
  objectID: `/guide#${number}`,
  url: '/guide/basic/use-mdx#footnotes',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Guide', lvl1: 'Page', lvl2: `Part ${number}` },
});
const many = (count: number) => Array.from({ length: count }, (_, number) => stored(number));

/** Fills the storage of the site's English pages, on a short page. */
async function store(page: Page, values: Partial<Record<Group, unknown>>) {
  await page.goto('/offline');
  for (const [group, value] of Object.entries(values)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    await page.evaluate(
      ([key, item]) => localStorage.setItem(key as string, item as string),
      [`${KEYS[group as Group]}en`, text],
    );
  }
}

for (const texts of languages) {
  const tag = texts.lang === 'zh' ? '@phone' : '@desktop';
  test(`recent and favorite searches survive and can be removed: ${texts.lang}`, { tag }, async ({
    page,
  }) => {
    const title = `${texts.query} 1`;
    await serveSections(page, [section(1, { path: texts.page, heading: title })]);
    await openSearch(page, texts.page);
    await page.keyboard.type(texts.query);
    await expect(hits(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);

    await openSearch(page, texts.page);
    await expect(rows(page, texts.t('search.recent'))).toContainText(title);
    await dialog(page)
      .getByRole('button', { name: texts.t('search.recent.save') })
      .click();
    await expect(rows(page, texts.t('search.favorite'))).toContainText(title);
    await expect(rows(page, texts.t('search.recent'))).toHaveCount(0);
    await dialog(page)
      .getByRole('button', { name: texts.t('search.favorite.remove') })
      .click();
    await expect(dialog(page).getByText(texts.t('search.noRecent'), { exact: true })).toBeVisible();
  });
}

test('each language has its own recent searches, and Enter opens one', async ({ page }) => {
  await store(page, { recent: many(2) });
  await openSearch(page, chinese.page);
  await expect(dialog(page).getByText(chinese.t('search.noRecent'), { exact: true })).toBeVisible();
  await openSearch(page);
  await expect(rows(page, english.t('search.recent'))).toHaveCount(2);
  await dialog(page)
    .getByRole('button', { name: english.t('search.recent.remove') })
    .first()
    .click();
  await expect(rows(page, english.t('search.recent'))).toHaveCount(1);
  await input(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/use-mdx#footnotes$/);
});

for (const [favorites, kept] of [
  [0, 7],
  [1, 4],
] as const) {
  test(`${kept} recent searches are kept beside ${favorites} favorites`, async ({ page }) => {
    await store(page, { recent: many(kept), favorite: many(favorites) });
    // On an existing page, because the test opens it in a new tab.
    await serveSections(page, [section(1, { path: '/guide/basic/ssg' })]);
    await openSearch(page);
    await page.keyboard.type('widget');
    await expect(hits(page)).toHaveCount(1);
    await page.keyboard.press('Control+Enter');
    await input(page).fill('');
    await expect(rows(page, english.t('search.recent'))).toHaveCount(kept);
    await expect(rows(page, english.t('search.recent')).first()).toContainText('Widget 1');
  });
}

test('10 favorites are kept', async ({ page }) => {
  await store(page, { recent: [stored(99)], favorite: many(10) });
  await openSearch(page);
  await expect(rows(page, english.t('search.favorite'))).toHaveCount(10);
  await dialog(page)
    .getByRole('button', { name: english.t('search.recent.save') })
    .click();
  await expect(rows(page, english.t('search.recent'))).toHaveCount(0);
  await expect(rows(page, english.t('search.favorite'))).toHaveCount(10);
  await expect(rows(page, english.t('search.favorite')).first()).toContainText('Part 99');
});

test("invalid stored searches don't break the modal", async ({ page }) => {
  await store(page, {
    recent: '[{"objectID":',
    favorite: '[null,7,{"objectID":"a"},{"url":"javascript:alert(1)"}]',
  });
  await openSearch(page);
  await expect(dialog(page).getByText(english.t('search.noRecent'), { exact: true })).toBeVisible();
  await page.keyboard.type('footnotes');
  await expect(hits(page).first()).toContainText('Footnotes');
});
