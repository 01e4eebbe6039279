import { serveExample } from './support/builtSite.ts';
import { expect, test, watch } from './support/test.ts';

// The examples have no icon.
test.use({ expectedErrors: [/favicon\.ico/] });

test('search hooks exclude pages and add a tab', async ({ browser, watched }) => {
  const site = await serveExample('custom-search');
  const page = await browser.newPage({ baseURL: site.origin });
  watched.push(watch(page.context(), site.origin));
  await page.goto('/');
  await page.getByRole('button', { name: /Search/ }).click();
  await page.getByPlaceholder('Search').fill('route');
  const results = page.locator('.rp-search-panel__results');
  await expect(results).toContainText('Each file of a site is a route.');
  await expect(results).not.toContainText('old links');
  await results.getByText('Glossary').click();
  await expect(results).toContainText('The URL path that a file is served at.');
  await page.close();
  await site.close();
});
