import { wake } from './support/alive.ts';
import { expect, test } from './support/test.ts';

test('the outline marks where a click on it leads, down the page and up again', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone shows the outline only while it is asked for');
  await page.goto('/api/config/config-basic');
  await wake(page);
  const outline = page.locator('.doc-layout__outline');
  const marked = outline.locator('.rp-toc-item--active');
  // A chapter and its first entry stand close to each other; the jump down hides the navbar, the one up shows it.
  const [chapter, entry] = ['Theme and components', 'globalStyles'];
  for (const name of [entry, chapter, 'globalUIComponents', 'Paths', chapter]) {
    await outline.getByRole('link', { name, exact: true }).click();
    await expect(marked).toHaveText(name);
  }
});
