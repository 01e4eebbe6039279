/**
 * The module with the data of the page that the query names.
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext<{ register: string, read: (query: string) => object | undefined }>}
 * @throws {Error} if there is no such page
 */
export default function infoModule() {
  // The date comes from git, which can change when the page's file doesn't.
  this.cacheable(false);
  const { register, read } = this.getOptions();
  const info = read(this.resourceQuery);
  if (!info) throw new Error(`There is no page for ${this.resource}.`);
  return `import { addLoadedPage } from ${JSON.stringify(register)};\naddLoadedPage(${JSON.stringify(info)});\n`;
}
