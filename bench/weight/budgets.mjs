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

/**
 * What every page may weigh: all of its scripts, and all of its styles.
 *
 * Wanted are 135 KB of scripts. Every page has 123, 69 of them React and 13 the router, and a page of ordinary length about
 * 10 of its own; the longest chapters are over it.
 */
export const most = { js: 143 * KB, css: 15 * KB };

/** Page, styles and scripts that a browser fetches before the reader acts, where scripts wait for the reader. */
export const mostBefore = { guide: 45 * KB, reference: 60 * KB };

/** What going on to another page may cost, for the page in the middle. */
export const mostNavigation = 15 * KB;

/** @type {readonly Exception[]} */
export const exceptions = [
  {
    page: /(?:api\/client-api\/api-components|guide\/default-theme\/overview-page)\.html$/,
    kind: 'js',
    most: 185 * KB,
    why: 'Show many parts of the framework’s theme live that no other page has, and the list of all pages: 47 KB.',
  },
  {
    page: /(?:api\/config\/config-theme|guide\/default-theme\/(?:components|navbar))\.html$/,
    kind: 'js',
    most: 152 * KB,
    why: 'Show parts of the framework’s theme live that this site replaces.',
  },
  {
    page: /(?:api\/client-api\/api-runtime|guide\/start\/getting-started)\.html$/,
    kind: 'js',
    most: 146 * KB,
    why: 'Every export with its value, and the whole tutorial with every file of it: a page’s script holds its text.',
  },
  {
    page: /(?:api\/client-api\/api-components|guide\/default-theme\/(?:components|navbar|doc-page))\.html$/,
    kind: 'css',
    most: 17.2 * KB,
    why: 'Shows parts of the framework’s theme live that this site replaces, with their styles.',
  },
  {
    page: /api\/client-api\/api-components\.html$/,
    kind: 'before',
    most: 66 * KB,
    why: 'Has every component of the theme with its props, and the styles of those that stand live on the page.',
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
  if (kind !== 'before') return most[kind];
  return /^(?:zh\/)?api\//.test(page) ? mostBefore.reference : mostBefore.guide;
}
