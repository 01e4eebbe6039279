import type { Locator } from '@playwright/test';
import { openHydrated } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

test('a live example reacts to its controls', { tag: '@smoke' }, async ({ page }) => {
  await openHydrated(page, '/zh/api/client-api/content-components');
  const example = page.locator('.live-example').first();
  await example.getByLabel('type').selectOption('danger');
  await example.getByLabel('outline').check();
  await example.getByLabel('text').fill('gone');
  await expect(example.locator('.rp-badge--danger.rp-badge--outline')).toHaveText('gone');
  await expect(example.locator('pre')).toHaveText('<Badge type="danger" outline text="gone" />');
});

test('each slot of the diagram links to its entry', async ({ page }) => {
  for (const path of ['/api/client-api/layout-slots', '/zh/api/client-api/layout-slots']) {
    await page.goto(path);
    const links = page.locator('.slot-map').getByRole('link');
    expect(await links.count()).toBeGreaterThan(30);
    const hrefs = await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')));
    for (const href of hrefs) await expect(page.locator(`tr${href}`)).toHaveCount(1);
  }
});

test('every preset icon is shown with its name', async ({ page }) => {
  await page.goto('/api/client-api/icons');
  const items = page.locator('.icon-grid__icon');
  expect(await items.count()).toBeGreaterThan(10);
  expect(await items.filter({ has: page.locator('svg path') }).count()).toBe(await items.count());
  await expect(items.filter({ hasText: 'zhihu' })).toBeVisible();
});

test.describe(() => {
  test.use({ expectedErrors: [/planted/] });

  test('an error in one live example leaves the page and its other examples', async ({ page }) => {
    // Only the example of `Tag` has this text.
    await page.route(/\.js$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        /(['"`])new,experimental,deprecated,2\.0\1/g,
        '(()=>{throw new Error("planted")})()',
      );
      await route.fulfill({ response, body });
    });
    await openHydrated(page, '/api/client-api/content-components');
    await expect(page.getByText('This live example couldn’t be loaded.')).toBeVisible();
    await expect(page.locator('.live-example .rp-badge').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main h2').last()).toBeVisible();
    await page.locator('.rp-nav__title__link').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('.home')).toBeVisible();
  });
});

test('a value that the reader sets applies to the page until it is reset', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/guide/advanced/css-variables');
  const editor = page.locator('.variable-editor');
  await editor.getByLabel(en('variableEditor.name')).fill('--rp-c-link');
  const value = editor.getByLabel(en('variableEditor.light'));
  await expect(value).toHaveValue(/./);
  const link = editor.getByRole('link', { name: 'a link' });
  await value.fill('rgb(1, 2, 3)');
  await expect(link).toHaveCSS('color', 'rgb(1, 2, 3)');
  const css = 'html:not(.rp-dark) {\n  --rp-c-link: rgb(1, 2, 3);\n}';
  await expect(editor.locator('pre').last()).toHaveText(css);

  const reset = editor.getByRole('button', { name: en('variableEditor.resetAll') });
  await reset.press('Enter');
  await expect(reset).toBeFocused();
  await expect(editor.locator('.live-example__code')).toHaveCount(0);
  await expect(value).toHaveValue(/./);

  await value.fill('rgb(1, 2, 3)');
  await page.getByRole('link', { name: 'Custom theme' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Custom theme');
  await expect(page.locator('main a').first()).not.toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('each scheme has its own values', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/zh/guide/advanced/css-variables');
  const editor = page.locator('.variable-editor');
  await editor.getByLabel(zh('variableEditor.name')).fill('--rp-c-bg');
  await editor.getByLabel(zh('variableEditor.dark')).fill('#112233');
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(17, 34, 51)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(editor.getByLabel(zh('variableEditor.light'))).toHaveValue(/^#/);
  await expect(body).not.toHaveCSS('background-color', 'rgb(17, 34, 51)');
});

test('the highlighter loads on use, and its link brings the code', {
  tag: '@smoke',
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/highlighter-')) requests.push(request.url());
  });
  await openHydrated(page, '/plugin/official-plugins/shiki');
  expect(requests).toEqual([]);

  const [language, light, code] = (['language', 'light', 'code'] as const).map((name) =>
    page.getByLabel(en(`highlighter.${name}`), { exact: true }),
  ) as [Locator, Locator, Locator];
  await language.focus();
  await expect.poll(() => language.getByRole('option').count()).toBeGreaterThan(200);
  await language.selectOption('python');
  await code.fill('def tea(): return "green"');
  const results = page.locator('.highlighter__results pre');
  await expect(results).toHaveCount(2);
  await expect(results.first()).toContainText('def tea(): return "green"');
  const color = () => results.first().locator('span[style]', { hasText: 'def' }).last();
  const before = await color().getAttribute('style');
  await light.selectOption('solarized-light');
  await expect.poll(() => color().getAttribute('style')).not.toBe(before);

  // The URL follows the fields with a short delay.
  const shared = () => Buffer.from(page.url().replace(/.*#\w+=/, ''), 'base64url').toString();
  await expect.poll(shared).toContain('solarized-light');
  await page.reload();
  await expect(language).toHaveValue('python');
  await expect(light).toHaveValue('solarized-light');
  await expect(results.first()).toContainText('def tea(): return "green"');
  await code.fill('let tea = 1;\n'.repeat(800));
  await expect(results).toHaveCount(0);
});
