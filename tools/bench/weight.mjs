import { base, builtPages, outFolder } from '@handbook/content/files';
import { median, total, weighPages } from '@handbook/site-output/weight';

/** @param {number} bytes */
const kb = (bytes) => Number((bytes / 1000).toFixed(1));

/** @param {import('@handbook/site-output/weight').PageWeight} weight */
const columnsOf = ({ before, interactive, navigation, requests, elements }) => ({
  HTML: kb(before.html),
  CSS: kb(before.css),
  JS: kb(before.js),
  before: kb(total(before)),
  'all JS': kb(interactive.js),
  interactive: kb(total(interactive)),
  navigation: kb(navigation),
  requests: requests.before,
  'all requests': requests.interactive,
  elements,
});

/** @typedef {ReturnType<typeof columnsOf>} Columns */

/** Prints the weight of each page of the built site: before the reader acts, and until everything works. */
export function run() {
  const rows = weighPages(outFolder, base, builtPages())
    .map((weight) => /** @type {const} */ ([weight.page, columnsOf(weight)]))
    .sort(([, a], [, b]) => b.interactive - a.interactive);
  /** @param {(values: number[]) => number} combine */
  const summary = (combine) =>
    Object.fromEntries(
      Object.keys(rows[0]?.[1] ?? {}).map((key) => [
        key,
        combine(rows.map(([, columns]) => columns[/** @type {keyof Columns} */ (key)])),
      ]),
    );
  console.log('KB (1,000 bytes) after gzip.');
  console.table({
    ...Object.fromEntries(rows),
    [`median of ${rows.length}`]: summary(median),
    worst: summary((values) => Math.max(...values)),
  });
}
