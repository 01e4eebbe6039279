import { wake } from './support/alive.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/guide/start/introduction';

test('the texts of the other language come with its first page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, lang] = request.url().match(/\/language-(\w+)\.[^/]+\.js$/) ?? [];
    if (lang) asked.push(lang);
  });
  await page.goto(PAGE);
  await wake(page);
  expect(new Set(asked)).toEqual(new Set(['en']));
  await page.evaluate(() => {
    (document.querySelector('a[hreflang="zh"], a[lang="zh"]') as HTMLElement).click();
  });
  await expect(page).toHaveURL(/\/zh\/guide\/start\/introduction$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  // A page that is loaded anew fetches its scripts ahead once it is drawn.
  await expect.poll(() => new Set(asked)).toEqual(new Set(['en', 'zh']));
});

test('the list of all pages comes when what it gives is seen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/seen-pages-values\./.test(request.url())) asked.push(request.url());
  });
  await page.goto('/api/client-api/api-runtime');
  await wake(page);
  const result = page.locator('xpath=//*[@id="usepages"]/following::figure[1]');
  await expect(result).toContainText('routePath');
  expect(asked).toEqual([]);
  await result.scrollIntoViewIfNeeded();
  await expect.poll(() => new Set(asked).size).toBe(1);
  await expect(result).toContainText('routePath');
});

test('the list of pages comes with the first link that a reader is about to follow', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, lang] = request.url().match(/\/routes-(\w+)\.[^/]+\.js$/) ?? [];
    if (lang) asked.push(lang);
  });
  await page.goto(PAGE);
  await wake(page);
  expect(asked).toEqual([]);
  await page.locator('.doc-footer a[href^="/guide/"]').first().focus();
  await expect.poll(() => asked).toEqual(['en']);
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 404|There is no page/] });

  test('an address that is not in the list is asked of the server', async ({ page }) => {
    await page.goto(PAGE);
    await wake(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/guide/published/since';
      document.querySelector('main [data-text] p')?.append(link);
      link.click();
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});
