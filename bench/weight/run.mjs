import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { base, outFolder } from '../../scripts/server/siteEnvironment.mjs';
import { builtPages } from '../../scripts/site/build.mjs';
import { pageWeight } from './pageWeight.mjs';
import { formatTable } from './table.mjs';

/**
 * Prints what each page of the built site weighs on first load.
 *
 * @throws {Error} when the site is not built
 */
export function run() {
  if (!existsSync(join(outFolder, 'index.html'))) {
    throw new Error(`There is no built site in ${outFolder}. Build it with: npm run build`);
  }
  const weights = builtPages().map((page) => pageWeight(outFolder, base, page));
  console.log(
    'First load per page in KiB, gzip: the page and the styles and scripts its head loads.\n',
  );
  console.log(formatTable(weights));
}
