/**
 * The path of a built page below the site's base, as a reader's address bar shows it: `guide/` for `guide/index.html`.
 *
 * @param {string} file below the output folder
 */
export const pagePath = (file) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
