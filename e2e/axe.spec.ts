import type { Page } from '@playwright/test';
import { showScheme, violations } from './support/axe.ts';
import { hydrate } from './support/hydrate.ts';
import { pagePaths, scrollsSideways } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/status of 404/] });

/** One page of each kind; all pages with `E2E_AXE=all`. */
const kinds = [
  '/',
  '/guide/start/introduction',
  '/guide/default-theme/home-page',
  '/api/',
  '/plugin/official-plugins/container-syntax',
  '/releases/',
];
const isAll = process.env.E2E_AXE === 'all';
const checked = isAll ? pagePaths() : kinds.flatMap((path) => [path, `/zh${path}`]);

/** Headings that skip a level, and more or fewer than one `main` or `h1`, outside of live examples. */
const disorder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (it) => !it.closest('.result, [hidden], noscript') && it.checkVisibility(),
      );
    const levels = own('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    const skipping = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    const counts = ['main', 'h1'].filter((name) => own(name).length !== 1);
    return [
      ...skipping.map((level) => `jumps to h${level}`),
      ...counts.map((name) => `${own(name).length} ${name}`),
    ];
  });

// Names depend on the language and positions on the size, but no violation depends on both.
for (const path of [...checked, '/not-a-page', '/zh/not-a-page']) {
  const size = path.startsWith('/zh/') ? '@phone' : '@desktop';
  test(`${path} has no violation in either scheme, and doesn't scroll sideways`, {
    tag: isAll ? ['@desktop', '@phone'] : size,
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(path.endsWith('/not-a-page') ? 404 : 200);
    await hydrate(page);
    expect(await disorder(page)).toEqual([]);
    await showScheme(page, 'light');
    expect(await violations(page), 'light').toEqual([]);
    await showScheme(page, 'dark');
    expect(await violations(page, { onlyColors: true }), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways(page), 'at 320 px').toBe(false);
  });
}
