// @desktop
import type { Page } from '@playwright/test';
import { without } from '../site.ts';
import { notice } from './support/faults.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/guide/basic/use-mdx';
const ARCHIVE = '/web/2026/https://example.com';
const TITLE = 'Écrire en MDX';

const translate = (html: string) => html.replace(/(<h1[^>]*>)[^<]*/, `$1${TITLE}`);

/** Serves the site below a prefix, with changed HTML. */
async function serveCopy(page: Page, prefix: string, change: (html: string) => string) {
  await page.route(`**${prefix}/**`, async (route) => {
    const url = new URL(route.request().url());
    url.pathname = url.pathname.slice(prefix.length);
    const response = await route.fetch({ url: url.href });
    const isPage = response.headers()['content-type']?.includes('html');
    await route.fulfill({ response, ...(isPage && { body: change(await response.text()) }) });
  });
}

/** Uses the page as a reader does, so that it would load its scripts. */
async function act(page: Page) {
  await page.mouse.move(200, 200);
  await page.locator('main h1').click();
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 300);
  await page.waitForLoadState('networkidle');
}

test.skip(without.includes('hydrateOnIntent'), 'pages of this site always load their scripts');

// A copied file of an archive may be missing.
test.use({ expectedErrors: [/status of 404/] });

for (const [name, prefix, change] of [
  [
    'an archive that rewrites links',
    ARCHIVE,
    (html) => translate(html).replace(/(href|src)="\/(?!\/)/g, `$1="${ARCHIVE}/`),
  ],
  ['an archive that keeps links', ARCHIVE, translate],
  ['a mirror under another path', '/mirror', translate],
  [
    'a translation proxy',
    '',
    (html) => translate(html).replace('<html lang="en"', '<html lang="fr"'),
  ],
] satisfies [string, string, (html: string) => string][]) {
  test(`in ${name}, a page keeps its text and its URL`, async ({ page, baseURL }) => {
    await serveCopy(page, prefix, change);
    await page.goto(prefix + PAGE);
    const text = await page.locator('main').textContent();
    await act(page);
    await expect(page.locator('main h1')).toContainText(TITLE);
    expect(await page.locator('main').textContent()).toBe(text);
    await expect(notice(page)).toBeHidden();
    expect(page.url()).toBe(baseURL + prefix + PAGE);
  });
}

test.describe('after a proxy changes its text but not its language', () => {
  test.use({ expectedErrors: [/status of 404|hydrateRoot recoverable error/] });

  test('a page works', async ({ page }) => {
    await serveCopy(page, '', (html) => translate(html).replaceAll('</p>', ' …</p>'));
    await page.goto(PAGE);
    await act(page);
    await page.locator('.navbar .search-button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main')).toContainText('MDX');
    await expect(notice(page)).toBeHidden();
  });
});
