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
  expect(new Set(asked)).toEqual(new Set(['en', 'zh']));
});

test('the list of all pages comes when what it gives is seen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/seen-pages-values\./.test(request.url())) asked.push(request.url());
  });
  await page.goto('/api/client-api/api-runtime');
  await wake(page);
  const result = page.locator('#usepages ~ figure').first();
  await expect(result).toContainText('routePath');
  expect(asked).toEqual([]);
  await result.scrollIntoViewIfNeeded();
  await expect.poll(() => new Set(asked).size).toBe(1);
  await expect(result).toContainText('routePath');
});
