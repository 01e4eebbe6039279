import { ecosystemLinks } from '../theme/ecosystem/tools.ts';
import { en, zh } from './support/interfaceText.ts';
import { pagePaths } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const TABS = '/guide/start/getting-started';

test('every page is complete: main, title, links of its area, and content in live examples', {
  tag: '@desktop',
}, async ({ page }) => {
  // The same HTML on every screen.
  test.setTimeout(900_000);
  const problems: string[] = [];
  // Without scripts, nothing is stored that the offline page could list.
  const paths = pagePaths().filter((path) => !path.endsWith('/offline'));
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths) {
    await page.goto(path);
    const facts = await page.evaluate(() => {
      const shown = (it: Element) => it.checkVisibility() && it.textContent?.trim();
      const words = document.querySelector('main')?.textContent?.trim().length ?? 0;
      const isDoc = document.querySelector('.doc-layout__sidebar') !== null;
      const links = [...document.querySelectorAll('.sidebar a')].filter(shown).length;
      const holes = [
        ...document.querySelectorAll('.result__body, [data-live], .live-example__stage'),
      ].filter((it) => !it.querySelector('img, svg, input, button, hr') && !shown(it));
      const dead = [...document.querySelectorAll('.search-button, .appearance')].filter(shown);
      return {
        'no title': !document.querySelector('main h1'),
        'next to no words': words < 60,
        'no links of the area': isDoc && links < 2,
        'an empty live example': holes.length > 0,
        'a control without a function': dead.length > 0,
      };
    });
    for (const [problem, holds] of Object.entries(facts)) {
      if (holds) problems.push(`${path}: ${problem}`);
    }
  }
  expect(problems).toEqual([]);
});

test('a message explains that search needs scripts, and the navbar keeps one row', async ({
  page,
}) => {
  for (const [path, t] of [
    [TABS, en],
    [`/zh${TABS}`, zh],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('.search-missing')).toHaveText(t('search.needsScripts'));
    expect(await page.locator('.navbar').evaluate((it) => it.clientHeight)).toBeLessThanOrEqual(60);
  }
});

test('menus open', { tag: '@smoke' }, async ({ page, isMobile }) => {
  await page.goto(TABS);
  const control = page.locator('.ecosystem summary');
  await control.click();
  await expect(page.locator('.ecosystem__link:visible')).toHaveCount(ecosystemLinks.length);
  await control.click();
  if (isMobile) {
    await page.getByRole('button', { name: en('nav.open') }).click();
    await expect(page.locator('.mobile-menu a', { hasText: en('nav.api') })).toBeVisible();
    await page.getByRole('button', { name: en('nav.close') }).click();
    await page.locator('.local-bar__sidebar').click();
    await expect(page.locator('.sidebar a').first()).toBeVisible();
  } else {
    await page.locator('.navbar__menu summary').click();
    await expect(page.locator('.navbar__menu .dropdown a:visible')).not.toHaveCount(0);
  }
});

test('all tab panels are visible, code is highlighted, images load, and links lead to pages', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto(TABS);
  const panels = page.locator('.rp-tabs').first().locator('.rp-tabs__content__item');
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) await expect(panel.locator('pre')).toBeVisible();
  const colors = await page
    .locator('main pre span')
    .evaluateAll((all) => new Set(all.map((it) => getComputedStyle(it).color)).size);
  expect(colors).toBeGreaterThan(2);

  await page.goto('/guide/basic/use-mdx');
  const image = page.locator('main .zoomable img').first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  await page.locator('.rp-prev-next-page__next').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
