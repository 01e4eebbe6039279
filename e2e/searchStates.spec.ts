import { hold } from './support/faults.ts';
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
  NOTHING,
  openSearch,
  serveSections,
} from './support/search.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test('the modal uses the language of the page, without a provider', async ({ page }) => {
  await openSearch(page, chinese.page);
  await expect(headerButton(page)).toHaveAccessibleName(chinese.t('searchPlaceholderText'));
  await expect(dialog(page)).toHaveAccessibleName(chinese.t('search.dialog'));
  await expect(input(page)).toHaveAttribute('placeholder', chinese.t('search.dialog'));
  await expect(dialog(page).getByText(chinese.t('search.noRecent'), { exact: true })).toBeVisible();
  for (const key of ['select', 'navigate', 'close'] as const) {
    await expect(dialog(page).getByText(chinese.t(`search.key.${key}`))).toBeVisible();
  }
  await expect(dialog(page).locator('.DocSearch-Logo')).toBeHidden();
  await page.keyboard.type(chinese.query);
  await expect(hits(page).first()).toContainText(new RegExp(chinese.query, 'i'));
  await dialog(page)
    .getByRole('button', { name: chinese.t('search.clear') })
    .click();
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();

  await test.step('a query without hits offers a report, filled in', async () => {
    const query = `<${NOTHING}>&`;
    await input(page).fill(query);
    const screen = dialog(page).locator('.DocSearch-NoResults');
    await expect(screen).toContainText(`${chinese.t('search.noResults')} "${query}"`);
    await expect(screen).toContainText(chinese.t('search.missing'));
    const link = screen.getByRole('link', {
      name: chinese.t('search.missing.report'),
      exact: true,
    });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.origin + url.pathname).toBe('https://github.com/web-infra-dev/rspress/issues/new');
    expect(url.searchParams.get('title')).toContain(query);
    expect(url.searchParams.get('body')).toContain(query);
    expect(/\p{Script=Han}/u.test(url.searchParams.get('title') ?? '')).toBe(true);
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

test('offline, it shows that the download failed, and recovers with the next key', async ({
  page,
}) => {
  await page.route(DOCUMENTS, (route) => route.abort('internetdisconnected'));
  await openHydrated(page, chinese.page);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('m');
  await expect(
    dialog(page).getByText(chinese.t('search.error.title'), { exact: true }),
  ).toBeVisible();
  await expect(
    dialog(page).getByText(chinese.t('search.error.help'), { exact: true }),
  ).toBeVisible();
  await expect(dialog(page).getByText(chinese.t('search.noResults'))).toBeHidden();
  await page.unroute(DOCUMENTS);
  await page.keyboard.type('d');
  await expect(hits(page).first()).toBeVisible();
  await expect(dialog(page).getByText(chinese.t('search.error.title'))).toHaveCount(0);
});

test('a slow search shows that it is loading', async ({ page }) => {
  const documents = await hold(page, DOCUMENTS);
  await openSearch(page);
  await page.keyboard.type('m');
  const spinner = dialog(page).locator('.DocSearch-LoadingIndicator');
  await expect(spinner).toBeVisible();
  await expect(dialog(page).getByText(en('search.loading'))).toBeVisible();
  await expect(dialog(page).getByText(english.t('search.noResults'))).toBeHidden();
  documents.release();
  await expect(hits(page).first()).toBeVisible();
  await expect(spinner).toBeHidden();
});

test('without hits, up to three areas are suggested, and the number of hits is announced', async ({
  page,
}) => {
  await serveSections(page, inAreas(4, 1));
  await openSearch(page);
  await page.keyboard.type('widget');
  await expect(hits(page)).toHaveCount(4);
  await expect(dialog(page).getByRole('status')).toHaveText(en('search.found', { count: '4' }));
  await input(page).fill(NOTHING);
  const screen = dialog(page).locator('.DocSearch-NoResults');
  await expect(screen).toContainText(english.t('search.suggested'));
  const offers = screen.getByRole('listitem').getByRole('button');
  await expect(offers).toHaveCount(3);
  await offers.first().click();
  await expect(input(page)).toHaveValue(/^area \d $/);
  await expect(input(page)).toBeFocused();
});
