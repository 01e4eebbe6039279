import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { languages } from '@handbook/search/quality';
import { withSite } from '../lib/withSite.mjs';
import { writePagefind } from './engines/pagefindIndex.mjs';
import { measureLanguage } from './measureLanguage.mjs';
import { printLanguage } from './report/language.mjs';
import { buildCopy } from './site/buildCopy.mjs';

const probes = 'tools/bench/search/site';

/**
 * Asks the golden questions in a real browser and prints the scores of this site's engine and, unless `--ours` is among
 * the arguments, the framework's own search and Pagefind over the same pages.
 *
 * @param {readonly string[]} args `--ours`, and languages; all languages by default
 */
export async function run(args) {
  const alone = args.includes('--ours');
  const named = languages.filter((lang) => args.includes(lang));
  const folders = [await buildCopy({ name: 'ours', probe: `${probes}/probe.tsx`, without: [] })];
  if (!alone) {
    folders.push(
      await buildCopy({
        name: 'stock',
        probe: `${probes}/stockProbe.tsx`,
        without: ['search-data'],
      }),
    );
  }
  const [ours = '', stock] = folders;
  if (stock) await writePagefind(ours);
  try {
    for (const lang of named.length > 0 ? named : languages) {
      printLanguage(
        await withSite(ours, (open) => measureLanguage({ lang, folder: ours, open, stock })),
      );
    }
  } finally {
    for (const folder of folders) rmSync(dirname(folder), { recursive: true });
  }
}
