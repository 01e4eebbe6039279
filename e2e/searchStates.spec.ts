import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import {
  chinese,
  DOCUMENTS,
  dialog,
  english,
  headerButton,
  hits,
  inAreas,
  input,
  languages,
  NOTHING,
  openSearch,
  serveSections,
} from './support/search.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const spinner = (page: Page) => dialog(page).locator('.DocSearch-LoadingIndicator');

for (const texts of languages) {
  test(`the modal uses the language of the page, without a provider: ${texts.lang}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await openSearch(page, texts.page);
    await expect(headerButton(page)).toHaveAccessibleName(texts.button);
    await expect(dialog(page)).toHaveAccessibleName(texts.dialog);
    await expect(input(page)).toHaveAttribute('placeholder', texts.dialog);
    await expect(dialog(page).getByText(texts.noRecent, { exact: true })).toBeVisible();
    for (const key of texts.keys) await expect(dialog(page).getByText(key)).toBeVisible();
    await expect(dialog(page).locator('.DocSearch-Logo')).toBeHidden();
    await page.keyboard.type(texts.query);
    await expect(hits(page).first()).toContainText(new RegExp(texts.query, 'i'));
    await dialog(page).getByRole('button', { name: texts.clear }).click();
    await expect(input(page)).toHaveValue('');
    await expect(input(page)).toBeFocused();

    await test.step('a query without hits offers a report, filled in', async () => {
      const query = `<${NOTHING}>&`;
      await input(page).fill(query);
      const screen = dialog(page).locator('.DocSearch-NoResults');
      await expect(screen).toContainText(`${texts.none} "${query}"`);
      await expect(screen).toContainText(texts.believe);
      const link = screen.getByRole('link', { name: texts.report, exact: true });
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.origin + url.pathname).toBe('https://github.com/web-infra-dev/rspress/issues/new');
      expect(url.searchParams.get('title')).toContain(query);
      expect(url.searchParams.get('body')).toContain(query);
      expect(/\p{Script=Han}/u.test(url.searchParams.get('title') ?? '')).toBe(texts.lang === 'zh');
      await expect(link).toHaveAttribute('target', '_blank');
    });
  });
}

test('offline, it shows that the download failed, and recovers with the next key', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, chinese.page);
  await page.route(DOCUMENTS, (route) => route.abort('internetdisconnected'));
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('m');
  await expect(dialog(page).getByText(chinese.unreachable, { exact: true })).toBeVisible();
  await expect(dialog(page).getByText(chinese.network, { exact: true })).toBeVisible();
  await expect(dialog(page).getByText(chinese.none)).toBeHidden();
  await page.unroute(DOCUMENTS);
  await page.keyboard.type('d');
  await expect(hits(page).first()).toBeVisible();
  await expect(dialog(page).getByText(chinese.unreachable)).toHaveCount(0);
});

test('a search counts as stalled after 300 ms, not before', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(english.page);
  await headerButton(page).waitFor();
  const documents = await hold(page, DOCUMENTS);
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.clock.runFor(1000);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.keyboard.type('m');
  await page.clock.runFor(299);
  await expect(spinner(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(spinner(page)).toBeVisible();
  await expect(dialog(page).getByText(en('search.loading'))).toBeVisible();
  await expect(dialog(page).getByText(english.none)).toBeHidden();
  await expect(dialog(page).getByText(english.noRecent)).toBeHidden();
  documents.release();
  await page.clock.resume();
  await expect(hits(page).first()).toBeVisible();
  await expect(spinner(page)).toBeHidden();
});

test('without hits, up to three areas are suggested, and the number of hits is announced', {
  tag: '@desktop',
}, async ({ page }) => {
  await serveSections(page, inAreas(4, 1));
  await openSearch(page);
  await page.keyboard.type('widget');
  await expect(hits(page)).toHaveCount(4);
  await expect(dialog(page).getByRole('status')).toHaveText(en('search.found', { count: '4' }));
  await input(page).fill(NOTHING);
  const screen = dialog(page).locator('.DocSearch-NoResults');
  await expect(screen).toContainText(english.suggested);
  const offers = screen.getByRole('listitem').getByRole('button');
  await expect(offers).toHaveCount(3);
  await offers.first().click();
  await expect(input(page)).toHaveValue(/^area \d $/);
  await expect(input(page)).toBeFocused();
});
