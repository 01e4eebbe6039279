import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
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
  test.setTimeout(600_000);
  const problems: string[] = [];
  // Chinese pages have the same structure; their HTML is tested below.
  const paths = pagePaths().filter((path) => !path.startsWith('/zh/'));
  expect(paths.length).toBeGreaterThan(50);
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
      const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
        .filter(shown)
        .map(({ tagName }) => Number(tagName[1]));
      return {
        'no title': !document.querySelector('main h1'),
        'next to no words': words < 150,
        'no links of the area': isDoc && links < 2,
        'an empty live example': holes.length > 0,
        'a control without a function': dead.length > 0,
        'a skipped heading level': levels.some((it, at) => it > (levels[at - 1] ?? it) + 1),
      };
    });
    for (const [problem, holds] of Object.entries(facts)) {
      if (holds) problems.push(`${path}: ${problem}`);
    }
  }
  expect(problems).toEqual([]);
});

test('the HTML of every Chinese page is complete', { tag: '@desktop' }, async ({ page }) => {
  const paths = pagePaths().filter((path) => path.startsWith('/zh/'));
  expect(paths.length).toBeGreaterThan(50);
  const problems: string[] = [];
  for (const path of paths) {
    const html = readFileSync(join(outFolder, `${path.replace(/\/$/, '/index')}.html`), 'utf8');
    const facts = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'text/html');
      const hasText = (it: Element) => Boolean(it.textContent?.trim());
      const isDoc = document.querySelector('.doc-layout__sidebar') !== null;
      const links = [...document.querySelectorAll('.sidebar a')].filter(hasText).length;
      const holes = [
        ...document.querySelectorAll('.result__body, [data-live], .live-example__stage'),
      ].filter((it) => !it.querySelector('img, svg, input, button, hr') && !hasText(it));
      return {
        'no title': !document.querySelector('main h1'),
        // Chinese needs fewer characters.
        'next to no words': (document.querySelector('main')?.textContent?.trim().length ?? 0) < 60,
        'no links of the area': isDoc && links < 2,
        'an empty live example': holes.length > 0,
      };
    }, html);
    for (const [problem, holds] of Object.entries(facts)) {
      if (holds) problems.push(`${path}: ${problem}`);
    }
  }
  expect(problems).toEqual([]);
});

test('a message explains that search needs scripts, in both languages', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(TABS);
  await expect(page.locator('.search-missing')).toHaveText(en('search.needsScripts'));
  await page.goto(`/zh${TABS}`);
  await expect(page.locator('.search-missing')).toHaveText(zh('search.needsScripts'));
  await expect(page.locator('.search-button:visible, .appearance:visible')).toHaveCount(0);
});

test('the navbar keeps one row with the message', { tag: '@phone' }, async ({ page }) => {
  // It sets the size itself.
  for (const path of ['/', TABS, `/zh${TABS}`]) {
    await page.goto(path);
    for (const width of [320, 390, 700, 960]) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page.locator('.navbar').evaluate((it) => it.clientHeight);
      expect(height, `${path} at ${width}`).toBeLessThanOrEqual(60);
    }
  }
});

test('menus open', { tag: '@smoke' }, async ({ page, isMobile }) => {
  await page.goto(TABS);
  await page.locator('.ecosystem summary').click();
  await expect(page.locator('.ecosystem__link:visible')).toHaveCount(ecosystemLinks.length);
  await page.locator('.ecosystem summary').click();
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

test('all tab panels are visible, each below its label, and code is highlighted', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto(TABS);
  const panels = page.locator('.rp-tabs').first().locator('.rp-tabs__content__item');
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    const label = await panel.evaluate((it) => getComputedStyle(it, '::before').content);
    expect(label).toBe(`"${await panel.getAttribute('data-label')}"`);
    await expect(panel.locator('pre')).toBeVisible();
  }
  const colors = await page
    .locator('main pre span')
    .evaluateAll((all) => new Set(all.map((it) => getComputedStyle(it).color)).size);
  expect(colors).toBeGreaterThan(2);
});

test('images load and links lead to pages', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/guide/basic/use-mdx');
  const image = page.locator('main .zoomable img').first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  await page.locator('.rp-prev-next-page__next').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
