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
 * Wanted are 135 KB of scripts, and only the shortest pages are there: what every page has weighs 129 KB, 69 of it React,
 * 13 the router, and some 10 routes and sidebars of all pages.
 */
export const most = { js: 160 * KB, css: 15 * KB };

/** Page, styles and scripts that a browser fetches before the reader acts, where scripts wait for the reader. */
export const mostBefore = { guide: 45 * KB, reference: 60 * KB };

/** What going on to another page may cost, for the page in the middle. */
export const mostNavigation = 15 * KB;

/** @type {readonly Exception[]} */
export const exceptions = [
  {
    page: /api\/client-api\/(?:api-runtime|api-components)\.html$/,
    kind: 'js',
    most: 215 * KB,
    why: 'Show what `usePages` and `Overview` make of the list of all pages: 47 KB.',
  },
  {
    page: /guide\/default-theme\/overview-page\.html$/,
    kind: 'js',
    most: 205 * KB,
    why: 'Shows what `Overview` makes of the list of all pages: 47 KB.',
  },
  {
    page: /guide\/basic\/use-mdx\.html$/,
    kind: 'js',
    most: 185 * KB,
    why: 'Has 6,000 elements of examples, and the script of a page holds its text.',
  },
  {
    page: /(?:api\/client-api\/api-components|guide\/default-theme\/(?:components|navbar|doc-page))\.html$/,
    kind: 'css',
    most: 17.5 * KB,
    why: 'Shows parts of the framework’s theme live that this site replaces, with their styles.',
  },
  {
    page: /guide\/basic\/use-mdx\.html$/,
    kind: 'before',
    most: 66 * KB,
    why: 'Shows every syntax beside its source: 6,000 elements of examples.',
  },
  {
    page: /api\/client-api\/api-components\.html$/,
    kind: 'before',
    most: 70 * KB,
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
