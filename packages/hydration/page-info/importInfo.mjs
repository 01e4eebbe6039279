/**
 * Makes a page's module import the data of the page.
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext<{ module: string, queryOf: (file: string) => string | undefined }>}
 * @param {string} source
 */
export default function importInfo(source) {
  const { module, queryOf } = this.getOptions();
  const query = queryOf(this.resourcePath);
  // Imports run first wherever they are; at the end, this one doesn't shift line numbers.
  return query === undefined ? source : `${source}\nimport ${JSON.stringify(module + query)};\n`;
}
