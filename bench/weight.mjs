import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { base, outFolder } from '../scripts/server/siteEnvironment.mjs';
import { builtPages } from '../scripts/site/build.mjs';
import { pageWeight } from './weight/pageWeight.mjs';
import { formatTable } from './weight/table.mjs';

if (!existsSync(join(outFolder, 'index.html'))) {
  console.error(`There is no built site in ${outFolder}. Build it with: npm run build`);
  process.exit(1);
}
const weights = builtPages().map((page) => pageWeight(outFolder, base, page));
console.log(
  'First load per page in KiB, gzip: the page and the styles and scripts its head loads.\n',
);
console.log(formatTable(weights));
