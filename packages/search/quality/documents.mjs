import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from './questions.mjs';

/**
 * Returns the files of a language that the worker downloads.
 *
 * @param {string} folder the built site, absolute
 * @param {string} lang
 */
export const documentFiles = (folder, lang) =>
  readdirSync(join(folder, 'static/search'))
    .filter((name) => name.startsWith(`${lang}.`))
    .map((name) => join(folder, 'static/search', name));

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
    throw new Error(
      `There are ${others.length + (file ? 1 : 0)} search documents for "${lang}". Build the site with: npm run build`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')).sections;
}

/**
 * Reads the documents that the build wrote, one entry per language.
 *
 * @param {string} folder the built site, absolute
 */
export const readDocuments = (folder) =>
  languages.map((lang) => ({ lang, sections: readSections(folder, lang) }));
