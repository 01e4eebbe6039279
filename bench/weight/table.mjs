/** @typedef {import('./pageWeight.mjs').PageWeight} PageWeight */

/** @param {PageWeight} weight */
const total = ({ html, css, js }) => html + css + js;

/**
 * The middle of a list; between two middles, their mean.
 *
 * @param {readonly number[]} numbers
 */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (below + above) / 2;
}

/**
 * Lays weights out as a table in KiB, heaviest page first, with the median and the worst of each column below.
 *
 * @param {readonly PageWeight[]} weights in bytes
 * @returns {string}
 */
export function formatTable(weights) {
  const columns = [
    (/** @type {PageWeight} */ it) => it.html,
    (/** @type {PageWeight} */ it) => it.css,
    (/** @type {PageWeight} */ it) => it.js,
    total,
  ];
  /** @param {string} name @param {number[]} bytes */
  const row = (name, bytes) => [name, ...bytes.map((it) => (it / 1024).toFixed(1))];
  /** @param {(bytes: number[]) => number} combine */
  const summary = (combine) => columns.map((column) => combine(weights.map(column)));
  const pages = [...weights].sort((a, b) => total(b) - total(a) || a.page.localeCompare(b.page));
  const rows = [
    ['page', 'HTML', 'CSS', 'JS', 'total'],
    ...pages.map((weight) =>
      row(
        weight.page,
        columns.map((column) => column(weight)),
      ),
    ),
    row(`median of ${weights.length}`, summary(median)),
    row(
      'worst',
      summary((bytes) => Math.max(...bytes)),
    ),
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((it) => it[column]?.length ?? 0)),
  );
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) => {
        const width = widths?.[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width + 2);
      })
      .join(''),
  );
  const rule = '-'.repeat(lines[0]?.length ?? 0);
  return [lines[0], rule, ...lines.slice(1, -2), rule, ...lines.slice(-2)].join('\n');
}
