import { base, builtPages, outFolder } from '@handbook/content/files';
import { total, weighPages } from '@handbook/site-output/weight';

/** @param {number} bytes */
const kb = (bytes) => Number((bytes / 1000).toFixed(1));

/**
 * The weight of each built page in KB after compression, by path.
 *
 * @param {string} [folder] the built site, absolute
 */
export const weights = (folder = outFolder) =>
  Object.fromEntries(
    weighPages(folder, base, builtPages(folder)).map(({ page, before, interactive, ...rest }) => [
      page,
      {
        HTML: kb(before.html),
        CSS: kb(before.css),
        JS: kb(before.js),
        before: kb(total(before)),
        'all JS': kb(interactive.js),
        interactive: kb(total(interactive)),
        navigation: kb(rest.navigation),
      },
    ]),
  );

/** Prints the weight of each page: before the reader acts, and until everything works. The heaviest pages come last. */
export function run() {
  const rows = Object.entries(weights()).sort(([, a], [, b]) => a.interactive - b.interactive);
  console.table(Object.fromEntries(rows));
  console.log('KB (1,000 bytes) after gzip. The page in the middle:');
  console.table(Object.fromEntries([rows[Math.floor(rows.length / 2)] ?? []]));
}
