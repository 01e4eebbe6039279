import { rmSync } from 'node:fs';
import { textTable } from '../lib/textTable.mjs';
import { measureBuild } from './measureBuild.mjs';
import { writeSite } from './writeSite.mjs';

const sizes = [250, 1000, 4000];

/** @typedef {import('./writeSite.mjs').Switches} Switches */

/** @type {{ name: string, switches: Switches, again: boolean }[]} */
const ways = [
  { name: 'default', switches: { worker: false, cache: true }, again: true },
  { name: 'no cache', switches: { worker: false, cache: false }, again: false },
  { name: 'workers', switches: { worker: true, cache: true }, again: true },
];

/** @param {import('./measureBuild.mjs').BuildFigures} figures */
const cells = ({ seconds, memory, size }) => [
  seconds.toFixed(1),
  memory === undefined ? '–' : (memory / 1e9).toFixed(2),
  (size / 1e6).toFixed(1),
];

/**
 * Builds synthetic sites and prints the time, memory, and output size. `cold` starts without a cache, `warm` repeats
 * the build.
 *
 * @param {readonly string[]} args numbers of pages; 250, 1000 and 4000 by default
 * @throws {Error} when a build fails
 */
export async function run(args) {
  const wanted = args.length > 0 ? args.map(Number) : sizes;
  if (wanted.some((pages) => !(pages >= 2)))
    throw new Error(
      'Page counts must be numbers of at least 2, such as: npm run bench -- build 250 1000',
    );
  /** @type {string[][]} */
  const rows = [];
  for (const pages of wanted) {
    for (const { name, switches, again } of ways) {
      const folder = writeSite(pages, switches);
      try {
        rows.push([`${pages} pages, ${name}, cold`, ...cells(await measureBuild(folder))]);
        if (again) {
          rows.push([`${pages} pages, ${name}, warm`, ...cells(await measureBuild(folder))]);
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
      console.log(
        rows
          .slice(again ? -2 : -1)
          .map((row) => row.join('  '))
          .join('\n'),
      );
    }
  }
  console.log(`\n${textTable(['build', 'seconds', 'memory GB', 'output MB'], rows)}`);
}
