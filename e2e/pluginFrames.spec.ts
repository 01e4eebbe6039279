import { en } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

test('the preview example shows a block in each mode on request', async ({ page }) => {
  await page.goto('/plugin/official-plugins/preview');
  const frame = page.frameLocator('.preview-example iframe');
  await page
    .getByRole('button', { name: en('framedPart.show', { name: 'plugin-preview' }) })
    .click();
  await expect(frame.getByText('Hello from the page', { exact: true })).toBeVisible();
  const counter = frame.frameLocator('iframe').first().getByRole('button');
  await counter.click();
  await expect(counter).toHaveText('Clicked 1 times');
  const fixed = frame.frameLocator('.rp-fixed-device iframe');
  await expect(fixed.getByText('Hello from the fixed frame')).toBeVisible();
});
