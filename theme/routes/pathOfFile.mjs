/**
 * The route of a page's file, as a site without versions has it.
 *
 * @param {string} file below the docs folder, `zh/guide/index.mdx`
 * @param {string} defaultLang the language whose routes do not name it
 */
export function pathOfFile(file, defaultLang) {
  const path = `/${file}`.replace(/\.\w+$/, '').replace(/\/index$/, '/');
  return path.startsWith(`/${defaultLang}/`) ? path.slice(defaultLang.length + 1) : path;
}
