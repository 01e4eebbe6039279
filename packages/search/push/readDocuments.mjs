import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocuments } from '../data/documentsFile.mjs';

/** @typedef {import('../engine/types.ts').SearchDocuments} SearchDocuments */

/**
 * Reads the search documents that the build wrote, one entry per language.
 *
 * @param {string} siteFolder absolute path of the built site
 * @returns {SearchDocuments[]} sorted by language
 * @throws {Error} if the site isn't built, or the files aren't valid search documents
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
      `${file} isn't a valid search documents file. Build the site again with: npm run build`,
      { cause },
    );
  }
}
