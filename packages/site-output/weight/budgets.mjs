/** What a page may weigh. All figures are bytes after gzip; 1 KB is 1,000 bytes. */
const KB = 1000;

/**
 * The kinds of weight that a page has a budget for.
 * @typedef {'js' | 'css' | 'before'} Kind
 */

/**
 * A page that cannot keep to the budget, with what it may weigh instead.
 * @typedef {{ page: RegExp, kind: Kind, most: number, why: string }} Exception
 */

/** What a page may weigh in styles. */
export const mostCss = 15 * KB;

/** What a page may weigh in scripts, all that it ever loads by itself included; React is 69 KB of it. */
export const mostJs = { guide: 165 * KB, reference: 185 * KB };

/** Page, styles and scripts that a browser fetches before the reader acts, where scripts wait for the reader. */
export const mostBefore = { guide: 40 * KB, reference: 57 * KB };

/** What going on to another page may cost, for the page in the middle. */
export const mostNavigation = 15 * KB;

/** @type {readonly Exception[]} */
export const exceptions = [
  {
    page: /^zh\/guide\/basic\/use-mdx\.html$/,
    kind: 'before',
    most: 42 * KB,
    why: 'It shows every Markdown syntax with its result, and Chinese text takes more bytes than English.',
  },
  {
    page: /^(?:zh\/)?guide\/default-theme\/navbar\.html$/,
    kind: 'css',
    most: 15.2 * KB,
    why: 'It shows the most live examples; the styles for forced colors and for print came on top.',
  },
];

/**
 * The budget of a page.
 *
 * @param {string} page path of its HTML file, e.g. `zh/api/commands.html`
 * @param {Kind} kind
 * @param {readonly Exception[]} list the pages that may weigh more
 * @returns {number} bytes
 */
export function budgetOf(page, kind, list = exceptions) {
  const exception = list.find((it) => it.kind === kind && it.page.test(page));
  if (exception) return exception.most;
  if (kind === 'css') return mostCss;
  const limits = kind === 'js' ? mostJs : mostBefore;
  return /^(?:zh\/)?api\//.test(page) ? limits.reference : limits.guide;
}
