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
for (const { home, tag } of [
  { home: '/', tag: isAll ? ['@desktop', '@phone'] : '@desktop' },
  { home: '/zh/', tag: isAll ? ['@desktop', '@phone'] : '@phone' },
]) {
  test(`pages below ${home} have no violation in either scheme, and none scrolls sideways`, {
    tag,
  }, async ({ page, isMobile }) => {
    test.setTimeout(isAll ? 3_600_000 : 120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const size = page.viewportSize();
    const found: string[] = [];
    const visit = async (path: string) => {
      if (size) await page.setViewportSize(size);
      await page.goto(path);
      const note = (all: string[]) => found.push(...all.map((line) => `${path}: ${line}`));
      // Before scripts run. The HTML is the same in both sizes.
      if (!isMobile) note(await violations(page, { rules: 'others' }));
      await hydrate(page);
      note(await disorder(page));
      await showScheme(page, 'light');
      note(await violations(page, isMobile ? {} : { rules: 'colors' }));
      await showScheme(page, 'dark');
      note(await violations(page, { rules: 'colors' }));
      await page.setViewportSize({ width: 320, height: 640 });
      if (await scrollsSideways(page)) note(['scrolls sideways at 320 px']);
    };
    const isChinese = (path: string) => path.startsWith('/zh/');
    const own = checked.filter((path) => isChinese(path) === (home === '/zh/'));
    expect(own.length).toBeGreaterThanOrEqual(kinds.length);
    for (const path of [...own, `${home}not-a-page`]) await test.step(path, () => visit(path));
    expect(found).toEqual([]);
  });
}
