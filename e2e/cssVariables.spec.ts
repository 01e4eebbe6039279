// @desktop
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

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
