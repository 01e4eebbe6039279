import { languages } from '@handbook/content/files';

/** All limits are bytes after gzip; 1 KB is 1,000 bytes. */
const KB = 1000;

/** @typedef {'js' | 'css' | 'before'} Kind the kinds of weight that a page has a budget for */

/** The limits of guides and of the reference. */
const limits = {
  css: { guide: 15 * KB, reference: 15 * KB },
  // All scripts that a page loads without a navigation. React accounts for 69 KB.
  js: { guide: 165 * KB, reference: 185 * KB },
  // HTML, styles, and scripts that a page loads before the reader acts.
  before: { guide: 40 * KB, reference: 57 * KB },
};

/** The limit for a client-side navigation to the median page. */
export const maxNavigation = 15 * KB;

const reference = new RegExp(`^(?:(?:${languages.join('|')})/)?api/`);

/**
 * Returns the limit of a page.
 *
 * @param {string} page the path of its HTML file, e.g. `zh/api/commands.html`
 * @param {Kind} kind
 * @returns {number} bytes
 */
export const budgetOf = (page, kind) => limits[kind][reference.test(page) ? 'reference' : 'guide'];
