/**
 * The module that knows how to get the pages of each language.
 *
 * @this {import('@rspack/core').LoaderContext<{ langs: readonly string[], defaultLang: string }>}
 */
export default function listsLoader() {
  const { langs, defaultLang } = this.getOptions();
  const entries = langs.map(
    (it) =>
      `  "${it}": () => import(/* webpackChunkName: "routes-${it}" */ "virtual-routes?lang=${it}"),`,
  );
  return `export const lists = {\n${entries.join('\n')}\n};
export const defaultLang = ${JSON.stringify(defaultLang)};
`;
}
