import { openHydrated } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { scrollsSideways } from './support/layout.ts';
import { expect, test } from './support/test.ts';

// Text depends on the language, and the width on the size.
for (const { path, tag, actions, tools } of [
  {
    path: '/',
    tag: '@desktop',
    actions: ['Quick Start', 'Introduction'],
    tools: en('home.tools.title'),
  },
  { path: '/zh/', tag: '@phone', actions: ['快速开始', '介绍'], tools: zh('home.tools.title') },
]) {
  test(`front page ${path}`, { tag }, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Rspress');
    for (const action of actions) {
      const link = main.getByRole('link', { name: action, exact: true });
      await expect(link).toHaveAttribute('href', new RegExp(`^${path}guide/start/`));
    }
    await expect(main.locator('.feature')).toHaveCount(6);
    await expect(main.getByRole('heading', { name: tools })).toBeVisible();
    const cards = main.locator('.tool-card');
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
      await expect(card).toHaveAttribute('target', '_blank');
      await expect(card).toHaveAttribute('href', /^https:\/\//);
    }
    expect(await scrollsSideways(page), 'wider than the screen').toBe(false);
  });
}

test('the images are in three files, and every view exists', { tag: '@desktop' }, async ({
  page,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') files.add(new URL(request.url()).pathname);
  });
  await page.goto('/');
  const drawings = page.getByRole('main').locator('img');
  await expect(drawings).toHaveCount(12);
  for (const drawing of await drawings.all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveJSProperty('complete', true);
    await expect(drawing).not.toHaveJSProperty('naturalWidth', 0);
    const { pathname, hash } = new URL(await drawing.evaluate((it: HTMLImageElement) => it.src));
    const source = await (await page.request.get(pathname)).text();
    // An unknown view would show the first image of its file.
    if (hash) expect(source).toContain(`<view id="${hash.slice(1)}"`);
  }
  // Images of features and tools, and the site's images.
  expect(files.size).toBe(3);
});

test('the example next to the hero works', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: en('home.demo.clicks', { count: '0' }) });
  await button.click();
  await expect(
    page.getByRole('button', { name: en('home.demo.clicks', { count: '1' }) }),
  ).toBeVisible();
});

test('a linked page has its own layout, and going back returns to the home page', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Introduction', exact: true }).click();
  await expect(page.locator('.doc-layout').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.locator('main.home').getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the example shows source and result', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.home-demo__source')).toContainText('<Clicks />');
    await expect(page.locator('.home-demo__page')).toContainText(
      en('home.demo.clicks', { count: '0' }),
    );
  });
});
