import { readFileSync } from 'node:fs';
import { filesOf } from '@handbook/search/quality';
import { sizeOf } from '@handbook/site-output/weight';

/**
 * The downloads before search works: the modal, the worker, and the documents of the language.
 *
 * @param {string} folder the built site, absolute
 * @param {string} lang
 * @param {import('@handbook/site-output/weight').Compression} compression
 * @returns {{ code: number, documents: number }} bytes
 * @throws {Error} if a file is missing
 */
export function searchWeight(folder, lang, compression) {
  const code = filesOf(folder, /^static\/js\/async\/[^/]+\.js$/).filter((file) => {
    if (/\/route-[^/]+$/.test(file)) return false;
    // `search-in-page` only loads in browsers without workers.
    return (
      /\/search-(?!in-page)[^/]+$/.test(file) || readFileSync(file, 'utf8').includes('DocSearch-')
    );
  });
  const documents = filesOf(folder, new RegExp(`^static/search/${lang}\\.[^/]+\\.json$`));
  if (code.length < 3 || documents.length !== 1) {
    throw new Error(
      `The search of ${lang} has ${code.length} scripts and ${documents.length} documents.`,
    );
  }
  const weigh = (/** @type {string[]} */ files) =>
    files.reduce((sum, file) => sum + sizeOf(file, compression), 0);
  return { code: weigh(code), documents: weigh(documents) };
}
