import { existsSync } from 'node:fs';
import { hydrate, openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

test('each page links to its source and shows when it changed', async ({ page }) => {
  for (const [path, lang] of [
    ['/guide/basic/use-mdx', 'en'],
    ['/zh/guide/basic/use-mdx', 'zh'],
  ] as const) {
    await page.goto(path);
    const href = (await page.locator('.rp-edit-link').getAttribute('href')) ?? '';
    const source = href.slice(href.indexOf('/docs/') + 1);
    expect(source).toBe(`docs/${lang}/guide/basic/use-mdx.mdx`);
    expect(existsSync(source)).toBe(true);
    const time = page.locator('.last-updated time');
    await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  }
});

test('previous and next follow the order of the guide', async ({ page }) => {
  await page.goto('/guide/start/introduction');
  await page.locator('.rp-prev-next-page__next').click();
  await expect(page).toHaveURL(/getting-started$/);
  // Line numbers and wrapping are off unless a fence asks for them.
  await expect(page.locator('.rp-codeblock').first()).toBeVisible();
  await expect(page.locator('.rp-codeblock__content--line-numbers')).toHaveCount(0);
  await expect(page.locator('.rp-codeblock__content--wrap-code')).toHaveCount(0);
  await page.locator('.rp-prev-next-page__prev').click();
  await expect(page).toHaveURL(/introduction$/);
});

test("tags with the page's URL are updated by client-side navigation", async ({ page }) => {
  const path = '/guide/start/getting-started';
  await openHydrated(page, '/guide/start/introduction');
  await page.locator(`.doc-footer a[href="${path}"]`).click();
  await expect(page).toHaveURL(/getting-started$/);
  for (const [selector, end] of [
    ['[rel=canonical]', path],
    ['[hreflang=zh]', `/zh${path}`],
    ['[type="text/markdown"]', `${path}.md`],
  ]) {
    const link = page.locator(`head link${selector}`);
    await expect(link).toHaveAttribute('href', new RegExp(`${end}$`));
  }
});

test("the chosen color mode stays, and the browser's bars follow it", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  /** Whether the bars have the color of the page. */
  const fits = () =>
    page.evaluate(() => {
      const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      const colors = tags.filter(({ media }) => matchMedia(media).matches);
      const { style } = document.createElement('i');
      style.color = colors[0]?.content ?? '';
      return colors.length === 1 && style.color === getComputedStyle(document.body).backgroundColor;
    });
  expect(await fits()).toBe(true);
  await hydrate(page);
  await page.getByRole('button', { name: en('appearance.switch') }).click();
  await expect.poll(fits).toBe(true);
  await page.reload();
  await hydrate(page);
  await expect(page.locator('html')).toHaveClass(/rp-dark/);
  await expect.poll(fits).toBe(true);
});
