import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { base, builtPages, outFolder } from '@handbook/content/files';
import { weighPages } from '@handbook/site-output/weight';
import { formatSearch, formatWeights } from './format.mjs';
import { searchWeight } from './searchWeight.mjs';

/**
 * Prints the weight of each page of the built site: before the reader acts, and until everything works.
 *
 * @throws {Error} when the site is not built
 */
export function run() {
  if (!existsSync(join(outFolder, 'index.html'))) {
    throw new Error(`There is no built site in ${outFolder}. Build it with: npm run build`);
  }
  const weights = weighPages(outFolder, base, builtPages());
  const brotli = weighPages(outFolder, base, builtPages(), 'brotli');
  const mode = weights.some(({ loadsOnIntent }) => loadsOnIntent)
    ? 'wait for the reader'
    : 'load at once';
  console.log(`KB (1,000 bytes) after gzip, br: after Brotli. In this build scripts ${mode}.\n`);
  console.log(formatWeights(weights, brotli));
  console.log(
    '\nBefore search works, in addition to the page: modal, worker, documents of the language.',
  );
  for (const lang of ['en', 'zh']) {
    console.log(formatSearch(lang, searchWeight(outFolder, lang, 'gzip')));
  }
}
