import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRoutes, repositoryRoot, urlOf } from '@handbook/content';
import type { Page } from '@playwright/test';
import { hydrate } from './support/hydrate.ts';
import { visitAll } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// A trace of all these pages takes longer than looking at them.
test.use({ trace: 'off' });

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

const livePages = loadRoutes()
  .filter(({ file }) => /'@handbook\//.test(readFileSync(join(repositoryRoot, file), 'utf8')))
  .map(({ lang, route }) => ({ lang, path: urlOf({ lang, route }) }));

for (const lang of ['en', 'zh']) {
  test(`pages with live components in ${lang} keep their height when they hydrate`, async ({
    context,
  }) => {
    test.setTimeout(600_000);
    const paths = livePages.filter((page) => page.lang === lang).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(20);
    const problems: string[] = [];
    await visitAll(context, paths, async (page, path) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/static/js/**', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const before = await layoutOf(page);
      release();
      await hydrate(page);
      await scrollThrough(page);
      problems.push(...shifts(before, await layoutOf(page)).map((shift) => `${path}: ${shift}`));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
    expect(problems).toEqual([]);
  });
}
