import { outFolder } from '@handbook/content/files';
import { median } from '@handbook/site-output/weight';
import { textTable } from '../lib/textTable.mjs';
import { withSite } from '../lib/withSite.mjs';
import { chosenPages } from '../lighthouse/pages.mjs';
import { interactions } from './interactions.mjs';
import { takeWaits, watch } from './watch.mjs';

/** How many times slower the processor is: browsers' developer tools use 4 for a mid-range phone. */
const RATE = 4;

/** @type {readonly [name: string, options: import('@playwright/test').BrowserContextOptions][]} */
const devices = [
  ['desktop', { viewport: { width: 1280, height: 800 } }],
  ['phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
];

/**
 * Prints how long pages of the built site keep a reader waiting: the first interaction, the hydration tasks, and each
 * later interaction.
 *
 * @param {readonly string[]} args the number of runs, 3 by default; then names of pages, all by default
 * @throws {Error} when the site is not built, a page has another name, or there is no Chromium
 */
export async function run(args) {
  const runs = Number(args[0] ?? 3);
  if (!(runs >= 1))
    throw new Error(
      'The first argument must be a number of runs, such as: npm run bench -- interaction 3',
    );
  const pages = chosenPages(outFolder, args.slice(1));
  await withSite(outFolder, async (open) => {
    /** @type {string[][]} */
    const rows = [];
    for (const [device, options] of devices) {
      for (const { name, path } of pages) {
        /** @type {Visit[]} */
        const visits = [];
        for (let run = 0; run < runs; run += 1) {
          const page = await open(path, options, (fresh) => watch(fresh, RATE));
          visits.push(await visit(page));
          await page.context().close();
        }
        rows.push([`${name}, ${device}`, ...cells(visits)]);
        console.log(rows.at(-1)?.join('  '));
      }
    }
    console.log(
      `\nMilliseconds at ${RATE} times slower, medians of ${runs}; “next” is the slowest later interaction.\n`,
    );
    console.log(textTable(['page', 'first', 'longest task', 'blocked', 'next', 'which'], rows));
  });
}

/**
 * @typedef {object} Visit
 * @property {number} first what the first interaction waited for
 * @property {number} longest the longest task until the page was idle again
 * @property {number} blocked the time above 50 ms of each of these tasks, in total
 * @property {Map<string, number>} later what each later interaction waited for
 */

/**
 * @param {import('@playwright/test').Page} page a page that has just been loaded
 * @returns {Promise<Visit>}
 */
async function visit(page) {
  await takeWaits(page);
  /** @type {Visit} */
  const result = { first: 0, longest: 0, blocked: 0, later: new Map() };
  let isHydrated = false;
  for (const { name, perform, needs } of interactions) {
    if (needs && !(await page.locator(needs).first().isVisible())) continue;
    await perform(page);
    const { paint, tasks } = await takeWaits(page);
    if (isHydrated) {
      result.later.set(name, paint);
      continue;
    }
    isHydrated = true;
    result.first = paint;
    result.longest = Math.max(0, ...tasks);
    result.blocked = tasks.reduce((sum, task) => sum + task - 50, 0);
  }
  return result;
}

/** @param {readonly Visit[]} visits */
function cells(visits) {
  const of = (/** @type {'first' | 'longest' | 'blocked'} */ figure) =>
    median(visits.map((one) => one[figure])).toFixed(0);
  const names = [...(visits[0]?.later.keys() ?? [])];
  const later = names.map((name) => ({
    name,
    wait: median(visits.map((one) => one.later.get(name) ?? 0)),
  }));
  const slowest = later.sort((a, b) => b.wait - a.wait)[0];
  const shown = slowest ? [slowest.wait.toFixed(0), slowest.name] : ['', ''];
  return [of('first'), of('longest'), of('blocked'), ...shown];
}
