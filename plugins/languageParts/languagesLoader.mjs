/**
 * The module that knows how to get each language, and, where the import names one, the module that is got.
 *
 * @this {import('@rspack/core').LoaderContext<{ langs: readonly string[] }>}
 */
export default function languagesLoader() {
  const lang = new URLSearchParams(this.resourceQuery).get('lang');
  if (lang) {
    return `export { default as texts } from 'virtual-i18n-text?lang=${lang}';
export { default as menus } from 'virtual-site-data?lang=${lang}';
`;
  }
  const file = JSON.stringify(this.resourcePath).slice(1, -1);
  const entries = this.getOptions().langs.map(
    (it) =>
      `  "${it}": () => import(/* webpackChunkName: "language-${it}" */ "${file}?lang=${it}"),`,
  );
  return `export const languages = {\n${entries.join('\n')}\n};\n`;
}
