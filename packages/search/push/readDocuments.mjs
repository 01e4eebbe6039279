import { languages, readSections } from '../quality.mjs';

/**
 * Reads the search documents that the build wrote, one entry per language.
 *
 * @param {string} siteFolder absolute path of the built site
 * @returns {import('../engine/types.ts').SearchDocuments[]}
 * @throws {Error} if the site isn't built, or the files aren't valid search documents
 */
export function readDocuments(siteFolder) {
  try {
    return languages.map((lang) => ({ lang, sections: readSections(siteFolder, lang) }));
  } catch (cause) {
    const { message } = /** @type {Error} */ (cause);
    throw new Error(`${message} Build the site with: npm run build`, { cause });
  }
}
