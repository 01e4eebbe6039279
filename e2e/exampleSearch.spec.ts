// @desktop
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

test('a custom search box finds pages and links to them', async ({ browser, watched }) => {
  const site = await serveExample('replaced-search');
  const page = await browser.newPage({ baseURL: site.origin });
  watched.push(watch(page.context(), site.origin));
  await page.goto('/');
  const box = page.getByRole('search');
  await expect(async () => {
    await box.getByRole('searchbox').fill('');
    await box.getByRole('searchbox').fill('linux');
    await expect(box.getByRole('link', { name: 'Install' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await box.getByRole('link', { name: 'Install' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Install');
  await expect(box.getByRole('link')).toHaveCount(0);
  await page.close();
  await site.close();
});
