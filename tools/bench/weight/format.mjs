import { median, total } from '@handbook/site-output/weight';
import { textTable } from '../lib/textTable.mjs';

/** @typedef {import('@handbook/site-output/weight').PageWeight} PageWeight */

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1000).toFixed(1);
const whole = String;

/**
 * The columns: which weight of a page, and its format.
 * @type {readonly [head: string, of: (it: PageWeight, brotli: PageWeight) => number, write: (value: number) => string][]}
 */
const columns = [
  ['HTML', ({ before }) => before.html, kb],
  ['CSS', ({ before }) => before.css, kb],
  ['JS', ({ before }) => before.js, kb],
  ['before', ({ before }) => total(before), kb],
  ['all JS', ({ interactive }) => interactive.js, kb],
  ['interactive', ({ interactive }) => total(interactive), kb],
  ['br', (_, { interactive }) => total(interactive), kb],
  ['navigation', ({ navigation }) => navigation, kb],
  ['requests', ({ requests }) => requests.before, whole],
  ['all', ({ requests }) => requests.interactive, whole],
  ['elements', ({ elements }) => elements, whole],
];

/**
 * Formats weights as a table in KB, heaviest page first, followed by the median and the maximum of each column.
 *
 * @param {readonly PageWeight[]} weights
 * @param {readonly PageWeight[]} brotli the same pages
 * @returns {string}
 */
export function formatWeights(weights, brotli) {
  const rows = weights.map((it, index) => ({
    page: it.page,
    values: columns.map(([, of]) => of(it, brotli[index] ?? it)),
  }));
  const heaviest = (/** @type {{ values: number[] }} */ { values }) => values[5] ?? 0;
  rows.sort((a, b) => heaviest(b) - heaviest(a) || a.page.localeCompare(b.page));
  const write = (/** @type {string} */ name, /** @type {number[]} */ values) => [
    name,
    ...values.map((value, index) => columns[index]?.[2](value) ?? ''),
  ];
  const summary = (/** @type {(values: number[]) => number} */ combine) =>
    columns.map((_, index) => combine(rows.map(({ values }) => values[index] ?? 0)));
  return textTable(
    ['page', ...columns.map(([head]) => head)],
    [
      ...rows.map(({ page, values }) => write(page, values)),
      write(`median of ${rows.length}`, summary(median)),
      write(
        'worst',
        summary((values) => Math.max(...values)),
      ),
    ],
  );
}

/**
 * @param {string} lang
 * @param {{ code: number, documents: number }} search bytes
 */
export const formatSearch = (lang, { code, documents }) =>
  `${lang}  ${kb(code)} code + ${kb(documents)} documents = ${kb(code + documents)}`;
