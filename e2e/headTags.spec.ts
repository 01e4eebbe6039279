import { expect, test } from './support/test.ts';

const path = '/guide/advanced/custom-head';

test('a title typed into the example replaces the title of the page', async ({ page }) => {
  await page.goto(path);
  const written = await page.title();
  const example = page.locator('.live-example').filter({ has: page.locator('.head-tags') });
  await example.getByLabel('title').fill('Release 2');
  await expect(page).toHaveTitle('Release 2');
  await expect(example.locator('.head-tags')).toContainText('<title>Release 2</title>');
  await expect(example.locator('.head-tags')).toContainText('hreflang="zh"');
  await example.getByLabel('title').fill('');
  await expect(page).toHaveTitle(written);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the built list has the tags of the built head', async ({ page }) => {
    await page.goto(`/zh${path}`);
    const list = page.locator('.head-tags');
    await expect(list).toContainText(`<title>${await page.title()}</title>`);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    await expect(list).toContainText(`<meta name="description" content="${description}">`);
  });
});
