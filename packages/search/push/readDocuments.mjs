import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocuments } from '../data/documentsFile.mjs';

/** @typedef {import('../engine/types.ts').SearchDocuments} SearchDocuments */

/**
 * Reads what the build wrote for the local search, one entry for each language.
 *
 * @param {string} siteFolder the built site, absolute
 * @returns {SearchDocuments[]} sorted by language
 * @throws {Error} when the site is not built, or the files are not what the build writes
 */
export function readDocuments(siteFolder) {
  const folder = join(siteFolder, 'static', 'search');
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.json'))
    : [];
  if (names.length === 0) {
    throw new Error(`There is no search data in ${folder}. Build the site with: npm run build`);
  }
  const all = names.sort().map((name) => readOne(join(folder, name)));
  const twice = all.find(({ lang }, index) => all.findIndex((it) => it.lang === lang) !== index);
  if (twice) {
    throw new Error(
      `${folder} has two files for "${twice.lang}". Build the site again with: npm run build`,
    );
  }
  return all;
}

/**
 * @param {string} file
 * @returns {SearchDocuments}
 */
function readOne(file) {
  try {
    return parseDocuments(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(
      `${file} isn't what the build writes. Build the site again with: npm run build`,
      { cause },
    );
  }
}
