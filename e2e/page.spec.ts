import { existsSync } from 'node:fs';
import { hydrate, openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

test('each page links to its source and shows when it changed', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of ['/guide/basic/use-mdx', '/zh/guide/basic/use-mdx']) {
    await page.goto(path);
    const lang = path.startsWith('/zh') ? 'zh' : 'en';
    const edit = page.locator('.rp-edit-link');
    const href = (await edit.getAttribute('href')) ?? '';
    const source = href.slice(href.indexOf('/docs/') + 1);
    expect(source).toBe(`docs/${lang}/guide/basic/use-mdx.mdx`);
    expect(existsSync(source)).toBe(true);
    await expect(page.locator('.last-updated time')).toHaveAttribute(
      'datetime',
      /^\d{4}-\d\d-\d\dT/,
    );
  }
});

test('previous and next follow the order of the guide', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/guide/start/introduction');
  await page.locator('.rp-prev-next-page__next').click();
  await expect(page).toHaveURL(/getting-started$/);
  await page.locator('.rp-prev-next-page__prev').click();
  await expect(page).toHaveURL(/introduction$/);
});

test('the outline lists headings of depth 2 to 4 only', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, '/guide/basic/use-mdx');
  const listed = await page
    .locator('.outline a')
    .evaluateAll((links) =>
      links.map((link) =>
        decodeURIComponent(new URL((link as HTMLAnchorElement).href).hash.slice(1)),
      ),
    );
  expect(listed.length).toBeGreaterThan(5);
  const tags = await page.evaluate(
    (ids) => ids.map((id) => document.getElementById(id)?.tagName ?? `no #${id}`),
    listed,
  );
  expect(tags.filter((tag) => !['H2', 'H3', 'H4'].includes(tag))).toEqual([]);
});

test('the URL of a table entry scrolls its row to the same height as a heading', async ({
  page,
}) => {
  const top = async (hash: string) => {
    // Each is a separate visit, because on the same page, only the hash would change.
    await page.goto('about:blank');
    await page.goto(`/api/config/config-theme#${hash}`);
    const target = page.locator(`[id="${hash}"]`);
    await expect(target).toBeInViewport();
    return target.evaluate((element) => element.getBoundingClientRect().top);
  };
  const row = await page.request
    .get('/api/config/config-theme.html')
    .then(async (answer) => (await answer.text()).match(/<tr id="([^"]+)"/)?.[1]);
  expect(row).toBeTruthy();
  // By at most the border between two rows.
  expect(Math.abs((await top(row as string)) - (await top('lastupdated')))).toBeLessThan(4);
});

test('line numbers and wrapping are off unless a fence asks for them', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/guide/start/getting-started');
  await expect(page.locator('.rp-codeblock').first()).toBeVisible();
  await expect(page.locator('.rp-codeblock__content--line-numbers')).toHaveCount(0);
  await expect(page.locator('.rp-codeblock__content--wrap-code')).toHaveCount(0);
});

test("the color of the browser's bars follows the chosen mode", {
  tag: '@desktop',
}, async ({ page }) => {
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
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: en('appearance.switch') }).click();
  await expect(page.locator('html')).not.toHaveClass(/rp-dark/);
  await expect.poll(fits).toBe(true);
});

test('on a phone, the buttons of the bar above the page are large enough', {
  tag: '@phone',
}, async ({ page }) => {
  // Wide screens show what they open.
  await page.goto('/guide/basic/use-mdx');
  for (const button of await page.locator('.local-bar button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(43);
  }
  await expect(page.locator('.local-bar button')).toHaveCount(2);
});
