import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hit, provoked, secrets, serveProvider, test } from './support/hostedTest.ts';
import { chinese, dialog, english, hits, input, openSearch } from './support/search.ts';
import { expect } from './support/test.ts';

test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [provoked] });

test('the provider receives the query of the product, and its hits lead to the site', async ({
  page,
  hosted,
}) => {
  const provider = await serveProvider(page);
  // A malformed % must not break the page.
  const url = '/guide/basic/ssg#100%';
  provider.answer = Array.from({ length: 30 }, (_, number) => hit(number, { url }));
  await openSearch(page);
  await input(page).fill('nginx');
  await expect(hits(page).first().locator('mark')).toHaveText('Nginx');
  // 20 hits of three areas, at most 5 of each.
  await expect(hits(page)).toHaveCount(15);
  expect(provider.queries.at(-1)).toMatchObject({
    query: 'nginx',
    indexName: 'docs',
    hitsPerPage: 20,
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: true,
    facetFilters: ['lang:en'],
  });
  expect(provider.queries.at(-1)?.attributesToSnippet).toContain('content:10');
  expect(new Set(provider.hosts)).toEqual(new Set(['app1-dsn.algolia.net']));
  await expect
    .poll(() => provider.events.flat().map(({ eventType }) => eventType))
    .toContain('view');
  for (const { objectIDs } of provider.events.flat()) {
    expect((objectIDs as string[]).length).toBeLessThanOrEqual(20);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${hosted.origin}/guide/basic/ssg`);
});

test('HTML of the provider is text, and addresses of other sites show the error', async ({
  page,
}) => {
  const provider = await serveProvider(page);
  const html = '<img src=x onerror="window.attacked=1">';
  provider.answer = [
    hit(1, {
      hierarchy: { lvl0: html, lvl1: html },
      _snippetResult: { hierarchy: { lvl1: { value: html } }, content: { value: html } },
    }),
  ];
  // Snippets are shorter on a small screen.
  await page.setViewportSize({ width: 768, height: 800 });
  await openSearch(page);
  await input(page).fill('nginx');
  await expect(hits(page).first()).toContainText('<img src=x');
  expect(provider.queries.at(-1)?.attributesToSnippet).toContain('content:5');
  await expect(dialog(page).locator('img')).toHaveCount(0);
  provider.answer = [hit(1, { url: 'javascript:window.attacked=1' })];
  await input(page).fill('nginx 2');
  await expect(
    dialog(page).getByText(english.t('search.error.title'), { exact: true }),
  ).toBeVisible();
  await expect(dialog(page).getByText(english.t('search.noResults'))).toBeHidden();
});

test('a provider that fails at every host shows the error, and recovers', async ({ page }) => {
  const provider = await serveProvider(page);
  provider.answer = 'down';
  await openSearch(page, chinese.page);
  await input(page).fill('ngin');
  await expect(
    dialog(page).getByText(chinese.t('search.error.title'), { exact: true }),
  ).toBeVisible();
  await expect(dialog(page)).toContainText(chinese.t('search.error.help'));
  expect(new Set(provider.hosts).size).toBe(4);
  provider.answer = [hit(1)];
  await input(page).press('x');
  await expect(hits(page).first()).toContainText('Nginx');
});

test('the build contains the search key and no secret from its environment', ({ hosted }) => {
  const texts = readdirSync(hosted.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
  expect(texts.some((text) => text.includes('search-only'))).toBe(true);
  for (const secret of secrets) expect(texts.some((text) => text.includes(secret))).toBe(false);
});
