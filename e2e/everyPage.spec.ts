import type { Page } from '@playwright/test';
import { hold } from './support/faults.ts';
import { hydrate, openHydrated } from './support/hydrate.ts';
import { pagePaths, visitAll } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** What a reader misses on a page whose scripts haven't run. */
const gaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isEmpty = (it: Element) =>
      !it.querySelector('img, svg, input, button, hr') && !it.textContent?.trim();
    const examples = document.querySelectorAll('.result__body, [data-live], .live-example__stage');
    const isDoc = document.querySelector('.doc-layout__sidebar') !== null;
    const found = {
      'no title': !document.querySelector('main h1'),
      'next to no words': (document.querySelector('main')?.textContent?.trim().length ?? 0) < 60,
      'no links of the area': isDoc && document.querySelectorAll('.sidebar a').length < 2,
      'an empty live example': [...examples].some(isEmpty),
    };
    return Object.entries(found).flatMap(([gap, holds]) => (holds ? [gap] : []));
  });

/** The height of the page, and the distance of each heading to the one before it. */
const layoutOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const tops = [...document.querySelectorAll('main :is(h1, h2, h3, h4)[id]')].map((heading) => ({
      id: heading.id,
      top: heading.getBoundingClientRect().top + scrollY,
    }));
    return [
      `height ${document.documentElement.scrollHeight}`,
      ...tops.map(({ id, top }, at) => `#${id} ${Math.round(top - (tops[at - 1]?.top ?? top))}`),
    ];
  });

// A page has the same components in both languages, as the docs check `parity` proves. Therefore, every page hydrates in both
// languages, but its HTML and its layout are checked in only one of them.
for (const { lang, tag, checked } of [
  { lang: 'en', tag: '@desktop', checked: 0 },
  { lang: 'zh', tag: '@phone', checked: 1 },
]) {
  test(`every ${lang} page hydrates without an error; every other is complete before, and keeps its layout`, {
    tag,
  }, async ({ context }) => {
    const paths = pagePaths()
      .filter((path) => path.startsWith('/zh/') === (lang === 'zh'))
      .sort();
    expect(paths.length).toBeGreaterThan(80);
    test.setTimeout(20_000 + paths.length * 3_000);
    await visitAll(context, paths, async (page, path) => {
      if (paths.indexOf(path) % 2 !== checked) return openHydrated(page, path);
      const scripts = await hold(page, '**/static/js/**');
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(200);
      // Without scripts, nothing is stored that the offline page could list.
      if (!path.endsWith('/offline')) expect.soft(await gaps(page), path).toEqual([]);
      const before = await layoutOf(page);
      scripts.release();
      await hydrate(page);
      expect.soft(await layoutOf(page), path).toEqual(before);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
}
