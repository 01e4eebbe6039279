/**
 * Puts the entries of one language, `entries.ts?lang=zh`, into the module that the API overview imports.
 *
 * @this {import('@rspack/core').LoaderContext<{ read: (lang: string, read: Set<string>) => object[] }>}
 */
export default function entriesLoader() {
  this.cacheable(false);
  const lang = new URLSearchParams(this.resourceQuery).get('lang');
  if (!lang) throw new Error(`${this.resource} names no language: write entries.ts?lang=en.`);
  /** @type {Set<string>} */
  const read = new Set();
  const pages = this.getOptions().read(lang, read);
  for (const file of read) this.addDependency(file);
  return `export const indexPages = ${JSON.stringify(pages)};\n`;
}
