/**
 * Puts the data of one language, `data.ts?lang=zh`, into the module that a page imports.
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext<{ name: string, read: (lang: string, read: Set<string>) => object }>}
 * @throws where the import names no language
 */
export default function languageDataLoader() {
  this.cacheable(false);
  const lang = new URLSearchParams(this.resourceQuery).get('lang');
  if (!lang) throw new Error(`${this.resource} names no language: write ?lang=en behind it.`);
  const { name, read } = this.getOptions();
  /** @type {Set<string>} */
  const files = new Set();
  const data = read(lang, files);
  for (const file of files) this.addDependency(file);
  return `export const ${name} = ${JSON.stringify(data)};\n`;
}
