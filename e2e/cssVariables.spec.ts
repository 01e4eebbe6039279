// @desktop
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

test('a value that the reader sets changes the page and can be reset, by keyboard, too', {
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
  await expect(editor.locator('pre').last()).toHaveText(
    'html:not(.rp-dark) {\n  --rp-c-link: rgb(1, 2, 3);\n}',
  );
  await editor.getByRole('button', { name: en('variableEditor.resetAll') }).click();
  await expect(link).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(value).toHaveValue(/./);

  await value.fill('#112233');
  const reset = editor.getByRole('button', { name: en('variableEditor.reset') });
  await reset.press('Enter');
  await expect(editor.locator('.live-example__code')).toHaveCount(0);
  await expect(reset).toBeFocused();
});

test('a reader in dark mode sets the values of dark mode, from the start', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/guide/advanced/css-variables');
  const editor = page.locator('.variable-editor');
  const value = editor.getByLabel(en('variableEditor.dark'));
  await expect(value).toHaveAccessibleName(en('variableEditor.dark'));
  await value.fill('#112233');
  await expect(editor.locator('pre').last()).toHaveText(
    'html.rp-dark {\n  --rp-c-brand: #112233;\n}',
  );
});

test('each scheme has its own values', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/zh/guide/advanced/css-variables');
  const editor = page.locator('.variable-editor');
  await editor.getByLabel(zh('variableEditor.name')).fill('--rp-c-bg');
  await editor.getByLabel(zh('variableEditor.light')).fill('#112233');
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(17, 34, 51)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(editor.getByLabel(zh('variableEditor.dark'))).toHaveValue(/^#/);
  await expect(body).not.toHaveCSS('background-color', 'rgb(17, 34, 51)');
});

test("the reader's values do not apply to other pages", async ({ page }) => {
  await page.goto('/guide/advanced/css-variables');
  const editor = page.locator('.variable-editor');
  await editor.getByLabel(en('variableEditor.name')).fill('--rp-font-family-base');
  await editor.getByLabel(/^Value in/).fill('monospace');
  await expect(page.locator('body')).toHaveCSS('font-family', 'monospace');
  await page.getByRole('link', { name: 'Custom theme' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Custom theme');
  await expect(page.locator('body')).not.toHaveCSS('font-family', 'monospace');
});
