import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, sizeOf, weighPages } from '@handbook/site-output/weight';
import { copySite } from '../../site/copySite.mjs';
import { textTable } from '../lib/textTable.mjs';
import { rspressBuild } from '../search/site/buildCopy.mjs';
import { writePages } from './writePages.mjs';

/** The site's own configuration, without card images, which are slow to make and aren't part of any script. */
const config = `
import site from './rspress.config.ts';

export default {
  ...site,
  plugins: site.plugins?.filter(({ name }) => name !== 'card-images'),
};
`;

/**
 * @param {number} pages
 * @returns {Promise<{ entry: number, js: number }>} bytes after gzip: the entry, and all scripts of the page in the
 *   middle
 * @throws {Error} with the build's output, when it fails
 */
async function measure(pages) {
  const folder = copySite(`growth-${pages}`);
  try {
    writePages(folder, pages);
    writeFileSync(join(folder, 'bench.config.ts'), config);
    const { code, output } = await rspressBuild(folder);
    if (code !== 0) throw new Error(`The site of ${pages} pages does not build:\n${output}`);
    const built = join(folder, 'doc_build');
    const guides = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /part-\d+[\\/]page-\d+\.html$/.test(path),
    );
    const [entry = ''] = readdirSync(join(built, 'static/js')).filter((name) =>
      /^index\.\w+\.js$/.test(name),
    );
    return {
      entry: sizeOf(join(built, 'static/js', entry), 'gzip'),
      js: median(weighPages(built, '/', guides).map(({ interactive }) => interactive.js)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Builds this site's theme and plugins with synthetic pages, and prints how the weight of a page's scripts grows with
 * the number of pages.
 *
 * @param {readonly string[]} args numbers of pages; 50 and 1000 by default
 * @throws {Error} when a build fails
 */
export async function run(args) {
  const wanted = args.length > 0 ? args.map(Number) : [50, 1000];
  if (wanted.some((pages) => !(pages >= 2)))
    throw new Error(
      'Page counts must be numbers of at least 2, such as: npm run bench -- growth 50 1000',
    );
  const measured = [];
  for (const pages of wanted) measured.push({ pages, ...(await measure(pages)) });
  const kb = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
  console.log(
    textTable(
      ['KB after gzip', 'entry', 'all JS of a page'],
      measured.map(({ pages, entry, js }) => [`${pages} pages`, kb(entry), kb(js)]),
    ),
  );
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last || first.pages === last.pages) return;
  const each = (last.js - first.js) / (last.pages - first.pages);
  console.log(`\nEach additional page adds ${each.toFixed(1)} bytes to the scripts of every page.`);
}
