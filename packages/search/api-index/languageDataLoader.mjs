import { isLanguage } from '@handbook/content/files';

/**
 * Replaces the module `data.ts?lang=zh` with the data of that language.
 *
 * @this {import('@rsbuild/core').Rspack.LoaderContext<Pick<import('./languageData.ts').LanguageData, 'name' | 'read'>>}
 * @throws {Error} if the import doesn't set a language
 */
export default function languageDataLoader() {
  this.cacheable(false);
  const lang = new URLSearchParams(this.resourceQuery).get('lang') ?? '';
  if (!isLanguage(lang)) {
    throw new Error(
      `The import of ${this.resource} doesn't set a language. Fix: add ?lang=en to its path.`,
    );
  }
  const { name, read } = this.getOptions();
  /** @type {Set<string>} */
  const files = new Set();
  const data = read(lang, files);
  for (const file of files) this.addDependency(file);
  return `export const ${name} = ${JSON.stringify(data)};\n`;
}
