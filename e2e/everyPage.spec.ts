import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { hydrate } from './support/hydrate.ts';
import { pagePaths, visitAll } from './support/pages.ts';
import { expect, test } from './support/test.ts';

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
// visited in one size.
for (const { lang, tag } of [
  { lang: 'en', tag: '@desktop' },
  { lang: 'zh', tag: '@phone' },
]) {
  test(`no ${lang} page requests anything from another origin, logs an error, or moves when it hydrates`, {
    tag,
  }, async ({ context }) => {
    const paths = pagePaths().filter((path) => path.startsWith('/zh/') === (lang === 'zh'));
    expect(paths.length).toBeGreaterThan(50);
    test.setTimeout(20_000 + paths.length * 5_000);
    await visitAll(context, paths, async (page, path) => {
      const scripts = await hold(page, '**/static/js/**');
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(200);
      const before = await layoutOf(page);
      scripts.release();
      await hydrate(page);
      expect.soft(await layoutOf(page), path).toEqual(before);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
}
