import type { Page } from '@playwright/test';
import { hold } from './support/faults.ts';
import { hydrate } from './support/hydrate.ts';
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

// A page has the same components in both languages, as the docs check `parity` proves. Therefore, each language is
// visited in one size. Both are visited in two halves, which run at the same time.
for (const { lang, tag, half } of [
  { lang: 'en', tag: '@desktop', half: 0 },
  { lang: 'en', tag: '@desktop', half: 1 },
  { lang: 'zh', tag: '@phone', half: 0 },
  { lang: 'zh', tag: '@phone', half: 1 },
]) {
  test(`every ${lang} page is complete without scripts, logs no error, and keeps its layout: half ${half}`, {
    tag,
  }, async ({ context }) => {
    const paths = pagePaths().filter((path) => path.startsWith('/zh/') === (lang === 'zh'));
    expect(paths.length).toBeGreaterThan(50);
    test.setTimeout(20_000 + paths.length * 2_500);
    const mine = paths.filter((_, index) => index % 2 === half);
    await visitAll(context, mine, async (page, path) => {
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
