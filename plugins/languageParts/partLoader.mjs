import { menusOf, textsOf } from './parts.mjs';

/**
 * What is left of generated data for all languages, or, where the import names one (`?lang=zh`), that language's part.
 *
 * @this {import('@rspack/core').LoaderContext<{ kind: 'texts' | 'menus' }>}
 * @param {string} source a module that exports one object
 * @throws {Error} when it is not
 */
export default function partLoader(source) {
  const [, value] = source.match(/export default ([\s\S]*?);?\s*$/) ?? [];
  if (!value) {
    throw new Error(
      `${this.resource} does not export its data any more: see plugins/languageParts.`,
    );
  }
  // Behind the compiler it is code, no longer JSON; it comes from our own configuration.
  const data = Function(`return ${value}`)();
  const lang = new URLSearchParams(this.resourceQuery).get('lang') ?? undefined;
  const part = this.getOptions().kind === 'texts' ? textsOf(data, lang) : menusOf(data, lang);
  return `export default ${JSON.stringify(part)};\n`;
}
