import { readFileSync } from 'node:fs';
import { filesOf } from '@handbook/search/quality';
import { sizeOf } from '@handbook/site-output/weight';

/**
 * What a reader fetches until the search answers: its modal, what answers, and the texts of the language.
 *
 * @param {string} folder the built site, absolute
 * @param {string} lang
 * @param {import('@handbook/site-output/weight').Compression} compression
 * @returns {{ code: number, texts: number }} bytes
 * @throws {Error} when one of them is not there
 */
export function searchWeight(folder, lang, compression) {
  const code = filesOf(folder, /^static\/js\/async\/[^/]+\.js$/).filter((file) => {
    if (/\/route-[^/]+$/.test(file)) return false;
    return /\/search-[^/]+$/.test(file) || readFileSync(file, 'utf8').includes('DocSearch-');
  });
  const texts = filesOf(folder, new RegExp(`^static/search/${lang}\\.[^/]+\\.json$`));
  if (code.length < 3 || texts.length !== 1) {
    throw new Error(`The search of ${lang} has ${code.length} scripts and ${texts.length} texts.`);
  }
  const weigh = (/** @type {string[]} */ files) =>
    files.reduce((sum, file) => sum + sizeOf(file, compression), 0);
  return { code: weigh(code), texts: weigh(texts) };
}
