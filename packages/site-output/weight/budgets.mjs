/** All limits are bytes after gzip; 1 KB is 1,000 bytes. */
const KB = 1000;

/** @typedef {'js' | 'css' | 'before'} Kind the kinds of weight that a page has a budget for */
/** @typedef {{ page: RegExp, kind: Kind, max: number, why: string }} Exception a page with a higher limit */

/** The limit for a page's styles. */
export const maxCss = 15 * KB;

/** The limit for all scripts that a page loads without a navigation. React accounts for 69 KB. */
export const maxJs = { guide: 165 * KB, reference: 185 * KB };

/** The limit for HTML, styles, and scripts that a page loads before the reader acts. */
export const maxBefore = { guide: 40 * KB, reference: 57 * KB };

/** The limit for a client-side navigation to the median page. */
export const maxNavigation = 15 * KB;

/** @type {readonly Exception[]} */
export const exceptions = [];

/**
 * Returns the limit of a page.
 *
 * @param {string} page the path of its HTML file, e.g. `zh/api/commands.html`
 * @param {Kind} kind
 * @param {readonly Exception[]} list pages with higher limits
 * @returns {number} bytes
 */
export function budgetOf(page, kind, list = exceptions) {
  const exception = list.find((it) => it.kind === kind && it.page.test(page));
  if (exception) return exception.max;
  if (kind === 'css') return maxCss;
  const limits = kind === 'js' ? maxJs : maxBefore;
  return /^(?:zh\/)?api\//.test(page) ? limits.reference : limits.guide;
}
