import { outFolder } from '@handbook/content/files';
import { median } from '@handbook/site-output/weight';
import { textTable } from '../lib/textTable.mjs';
import { withSite } from '../lib/withSite.mjs';
import { chosenPages } from '../lighthouse/pages.mjs';
import { acts } from './acts.mjs';
import { takeWaits, watch } from './watch.mjs';

/** How much slower the processor is: the “4×” of the devices that browsers' tools call slow. */
const RATE = 4;

/** @type {readonly [name: string, options: import('@playwright/test').BrowserContextOptions][]} */
const devices = [
  ['desktop', { viewport: { width: 1280, height: 800 } }],
  ['phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
];

/**
 * Prints how long pages of the built site keep a reader waiting: the first act, the tasks of waking, and each act after it.
 *
 * @param {readonly string[]} args how many runs the median is of, 3 unless told; then the names of pages, all unless told
 * @throws {Error} when the site is not built, a page has another name, or there is no Chromium
 */
export async function run(args) {
  const runs = Number(args[0] ?? 3);
  if (!(runs >= 1)) throw new Error('Name a number of runs.');
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
      `\nMilliseconds at ${RATE} times slower, medians of ${runs}; “next” is the slowest act after the first.\n`,
    );
    console.log(textTable(['page', 'first', 'longest task', 'blocked', 'next', 'which'], rows));
  });
}

/**
 * @typedef {object} Visit
 * @property {number} first what the first act waited for
 * @property {number} longest the longest task until the page was at rest again
 * @property {number} blocked what the tasks until then took above 50 ms each, together
 * @property {Map<string, number>} later what each later act waited for
 */

/**
 * @param {import('@playwright/test').Page} page a page that has just been loaded
 * @returns {Promise<Visit>}
 */
async function visit(page) {
  await takeWaits(page);
  /** @type {Visit} */
  const seen = { first: 0, longest: 0, blocked: 0, later: new Map() };
  let isAwake = false;
  for (const { name, act, needs } of acts) {
    if (needs && !(await page.locator(needs).first().isVisible())) continue;
    await act(page);
    const { paint, tasks } = await takeWaits(page);
    if (isAwake) {
      seen.later.set(name, paint);
      continue;
    }
    isAwake = true;
    seen.first = paint;
    seen.longest = Math.max(0, ...tasks);
    seen.blocked = tasks.reduce((sum, task) => sum + task - 50, 0);
  }
  return seen;
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
