import type { Page } from '@playwright/test';
import { without } from '../site.ts';
import { notice } from './support/faults.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/guide/basic/use-mdx';
const ARCHIVE = '/web/2026/https://example.com';
const TITLE = 'Écrire en MDX';

/** Serves the site below a prefix, translated and with other changes of its HTML. */
async function serveCopy(page: Page, prefix: string, change: (html: string) => string) {
  await page.route(`**${prefix}/**`, async (route) => {
    const url = new URL(route.request().url());
    url.pathname = url.pathname.slice(prefix.length);
    const response = await route.fetch({ url: url.href });
    const isPage = response.headers()['content-type']?.includes('html');
    const translate = (html: string) => html.replace(/(<h1[^>]*>)[^<]*/, `$1${TITLE}`);
    const body = isPage ? change(translate(await response.text())) : undefined;
    await route.fulfill({ response, ...(body && { body }) });
  });
}

test.skip(without.includes('hydrateOnIntent'), 'pages of this site always load their scripts');

// A copied file of an archive may be missing.
test.use({ expectedErrors: [/status of 404/] });

for (const [name, prefix, change] of [
  [
    'an archive that rewrites links',
    ARCHIVE,
    (html) => html.replace(/(href|src)="\/(?!\/)/g, `$1="${ARCHIVE}/`),
  ],
  ['a mirror under another path', '/mirror', (html) => html],
  ['a translation proxy', '', (html) => html.replace('<html lang="en"', '<html lang="fr"')],
] satisfies [string, string, (html: string) => string][]) {
  test(`in ${name}, a page keeps its text and its URL`, async ({ page, baseURL }) => {
    await serveCopy(page, prefix, change);
    await page.goto(prefix + PAGE);
    const text = await page.locator('main').textContent();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    // Use the page as a reader does, so that it would load its scripts.
    await page.locator('main h1').click();
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
    await expect(page.locator('main h1')).toContainText(TITLE);
    expect(await page.locator('main').textContent()).toBe(text);
    await expect(notice(page)).toBeHidden();
    expect(page.url()).toBe(baseURL + prefix + PAGE);
  });
}
