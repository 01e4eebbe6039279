// @desktop
import { hydrate, openHydrated } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { hits, input } from './support/search.ts';
import { expect, test } from './support/test.ts';

test.describe('the page as Markdown', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied by keyboard, and fetched on use', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/zh/guide/basic/ssg', { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: zh('pageActions.copy') });
    await button.focus();
    expect(asked).not.toContain('/zh/guide/basic/ssg.md');
    await page.keyboard.press('Enter');
    await expect(page.locator('.page-actions__state')).toHaveText(zh('pageActions.copied'));
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('# 静态站点生成（SSG）');
    expect(asked).toContain('/zh/guide/basic/ssg.md');
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of 503/] });
    test('a failed copy shows a message', async ({ page }) => {
      await page.route('**/*.md', (route) => route.fulfill({ status: 503 }));
      await page.goto('/guide/basic/ssg');
      await page.getByRole('button', { name: en('pageActions.copy') }).click();
      await expect(page.locator('.page-actions__state')).toHaveText(en('pageActions.failed'));
    });
  });

  test('is copied without a secure connection, too', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener(
        'copy',
        () => document.documentElement.setAttribute('data-copied', `${getSelection()}`),
        true,
      );
    });
    await page.goto('/guide/basic/ssg');
    await page.getByRole('button', { name: en('pageActions.copy') }).click();
    await expect(page.locator('.page-actions__state')).toHaveText(en('pageActions.copied'));
    await expect(page.locator('html')).toHaveAttribute('data-copied', /# Static site generation/);
  });

  test('the menu opens by keyboard and leads to the Markdown and to assistants', async ({
    page,
  }) => {
    await page.goto('/guide/basic/ssg');
    const menu = page.locator('.page-actions__more');
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    const markdown = menu.locator('a', { hasText: en('pageActions.markdown') });
    await expect(markdown).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(markdown).toBeFocused();
    // The browser opens the menu; closing it on Escape requires React.
    await hydrate(page);
    await page.keyboard.press('Escape');
    await expect(markdown).toBeHidden();
    await expect(menu.locator('summary')).toBeFocused();
    expect((await page.request.get((await markdown.getAttribute('href')) ?? '')).status()).toBe(
      200,
    );
    const claude = new URL(
      (await menu.locator('a', { hasText: 'Claude' }).getAttribute('href')) ?? '',
    );
    expect(claude.searchParams.get('q')).toContain(
      `${new URL(page.url()).origin}/guide/basic/ssg.md`,
    );
  });
});

test("tags with the page's URL are updated by client-side navigation", async ({ page }) => {
  await openHydrated(page, '/guide/start/introduction');
  await page.locator('.doc-footer a[href="/guide/start/getting-started"]').click();
  await expect(page).toHaveURL(/getting-started$/);
  const head = (selector: string) => page.locator(`head ${selector}`);
  const path = '/guide/start/getting-started';
  await expect(head('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(head('link[hreflang=zh]')).toHaveAttribute('href', new RegExp(`/zh${path}$`));
  await expect(head('link[type="text/markdown"]')).toHaveAttribute(
    'href',
    new RegExp(`${path}.md$`),
  );
});

test('a URL with a query opens search with the query', async ({ page }) => {
  await page.goto('/zh/?q=cleanUrls');
  await expect(input(page)).toHaveValue('cleanUrls');
  await expect(hits(page).first()).toContainText('cleanUrls');
});
