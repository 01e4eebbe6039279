import { readFileSync } from 'node:fs';
import { parseDocuments } from '../data/documentsFile.mjs';
import { filesOf } from './bytes.mjs';

/**
 * Returns the files of a language that the worker downloads.
 *
 * @param {string} folder the built site, absolute
 * @param {string} lang
 */
export const documentFiles = (folder, lang) =>
  filesOf(folder, new RegExp(`^static/search/${lang}\\.[^/]+\\.json$`));

/**
 * Reads the sections that the build wrote for a language.
 *
 * @param {string} folder the built site, absolute
 * @param {string} lang
 * @returns {import('@handbook/content').Section[]}
 * @throws {Error} unless there is exactly one file
 */
export function readSections(folder, lang) {
  const [file, ...others] = documentFiles(folder, lang);
  if (!file || others.length > 0) {
    throw new Error(`There are ${others.length + (file ? 1 : 0)} search documents for "${lang}".`);
  }
  return parseDocuments(readFileSync(file, 'utf8')).sections;
}
