import { hydrate, openHydrated } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedErrors: [/status of 503/],
});

test('a page is copied as Markdown by keyboard, and fetched on use', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/zh/guide/basic/ssg');
  const button = page.getByRole('button', { name: zh('pageActions.copy') });
  await button.focus();
  expect(asked).not.toContain('/zh/guide/basic/ssg.md');
  await page.keyboard.press('Enter');
  await expect(page.locator('.page-actions__state')).toHaveText(zh('pageActions.copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('# 静态站点生成（SSG）');
  // Not the page's own buttons.
  expect(copied).not.toContain(zh('pageActions.copy'));
});

test('a failed copy shows a message', async ({ page }) => {
  await page.route('**/*.md', (route) => route.fulfill({ status: 503 }));
  await page.goto('/guide/basic/ssg');
  await page.getByRole('button', { name: en('pageActions.copy') }).click();
  await expect(page.locator('.page-actions__state')).toHaveText(en('pageActions.failed'));
});

test('the menu leads to the Markdown and to assistants', async ({ page }) => {
  await page.goto('/guide/basic/ssg');
  await hydrate(page);
  const menu = page.locator('.page-actions__more');
  await menu.locator('summary').press('Enter');
  const markdown = menu.getByRole('link', { name: en('pageActions.markdown') });
  await page.keyboard.press('Tab');
  await expect(markdown).toBeFocused();
  const path = (await markdown.getAttribute('href')) ?? '';
  expect((await page.request.get(path)).status()).toBe(200);
  const { origin } = new URL(page.url());
  for (const name of ['ChatGPT', 'Claude']) {
    const url = new URL((await menu.getByRole('link', { name }).getAttribute('href')) ?? '');
    const question = en('pageActions.question', { url: `${origin}/guide/basic/ssg.md` });
    expect([...url.searchParams]).toEqual([['q', question]]);
    expect(url.hash).toBe('');
  }
  await page.keyboard.press('Escape');
  await expect(markdown).toBeHidden();
  await expect(menu.locator('summary')).toBeFocused();
});

test('the buttons of a code block copy the code and wrap long lines, by keyboard', async ({
  page,
}) => {
  await openHydrated(page, '/guide/basic/ssg');
  const block = page.locator('main .rp-codeblock').first();
  const copy = block.getByRole('button', { name: 'Copy code' });
  await copy.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(copy).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: en('code.copied') })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe((await block.locator('pre').textContent())?.trim());

  const wrap = block.getByRole('button', { name: 'Toggle code wrap' });
  await wrap.focus();
  await page.keyboard.press('Space');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(block.locator('code')).toHaveCSS('white-space', 'pre-wrap');
  await page.keyboard.press('Space');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
});

test('without hover, code buttons are visible, and next to the text in a title bar', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/guide/basic/ssg');
  const block = page.locator('main .rp-codeblock:has(.rp-codeblock__title)').first();
  const button = block.getByRole('button').first();
  expect(Number(await button.evaluate((it) => getComputedStyle(it).opacity))).toBeGreaterThan(0.5);
  const bar = await block.locator('.rp-codeblock__title').boundingBox();
  const buttons = await block.locator('.rp-code-button-group').boundingBox();
  if (!bar || !buttons) throw new Error('The block has no visible bar or buttons.');
  expect(buttons.y).toBeGreaterThanOrEqual(bar.y);
  expect(buttons.y + buttons.height).toBeLessThanOrEqual(bar.y + bar.height);
});
