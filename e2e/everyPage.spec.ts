import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRoutes, repositoryRoot, urlOf } from '@handbook/content';
import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { hydrate } from './support/hydrate.ts';
import { pagePaths, visitAll } from './support/pages.ts';
import { expect, test } from './support/test.ts';

interface Layout {
  height: number;
  headings: { id: string; top: number }[];
}

const layoutOf = (page: Page): Promise<Layout> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return {
      height: document.documentElement.scrollHeight,
      headings: [...document.querySelectorAll('main :is(h1, h2, h3, h4)[id]')].map((heading) => ({
        id: heading.id,
        top: heading.getBoundingClientRect().top + scrollY,
      })),
    };
  });

/** Scrolls to the end, so that components that are loaded when they come into view are loaded. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      // The browser reports what is in view in the second frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Lists the headings that move in relation to the one before, and a change of the page's height. */
function shifts(before: Layout, after: Layout): string[] {
  const moves = before.headings.map(({ id, top }) => {
    const moved = after.headings.find((heading) => heading.id === id);
    return { id, by: moved ? moved.top - top : Number.NaN };
  });
  const found = moves
    .filter(({ by }, index) => !(Math.abs(by - (moves[index - 1]?.by ?? 0)) <= 1))
    .map(({ id, by }) => `#${id} moves by ${Math.round(by)} px`);
  const taller = after.height - before.height;
  return Math.abs(taller) > 1 ? [...found, `the height changes by ${taller} px`] : found;
}

/** The pages that import live components, some of which load when they come into view. */
const livePages = new Set(
  loadRoutes()
    .filter(({ file }) => readFileSync(join(repositoryRoot, file), 'utf8').includes("'@handbook/"))
    .map(urlOf),
);

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
    expect(paths.filter((path) => livePages.has(path)).length).toBeGreaterThan(5);
    test.setTimeout(20_000 + paths.length * 5_000);
    const moved: string[] = [];
    await visitAll(context, paths, async (page, path) => {
      const scripts = await hold(page, '**/static/js/**');
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(200);
      const before = await layoutOf(page);
      scripts.release();
      await hydrate(page);
      if (livePages.has(path)) await scrollThrough(page);
      moved.push(...shifts(before, await layoutOf(page)).map((shift) => `${path}: ${shift}`));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
    expect(moved).toEqual([]);
  });
}
