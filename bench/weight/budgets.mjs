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

/** What every page may weigh: all of its scripts, of which every page has 120 KB, 69 of them React; and all of its styles. */
export const most = { js: 135 * KB, css: 15 * KB };

/** Page, styles and scripts that a browser fetches before the reader acts, where scripts wait for the reader. */
export const mostBefore = { guide: 45 * KB, reference: 60 * KB };

/** What going on to another page may cost, for the page in the middle. */
export const mostNavigation = 15 * KB;

/**
 * The pages that may weigh more; none has to.
 *
 * @type {readonly Exception[]}
 */
export const exceptions = [];

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
  if (kind !== 'before') return most[kind];
  return /^(?:zh\/)?api\//.test(page) ? mostBefore.reference : mostBefore.guide;
}
