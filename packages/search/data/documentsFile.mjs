/** @typedef {import('../engine/types.ts').SearchDocuments} SearchDocuments */

/**
 * Formats documents for the file that the browser downloads.
 *
 * @param {SearchDocuments} documents
 * @returns {string}
 */
export const formatDocuments = (documents) => JSON.stringify(documents);

/**
 * Parses the file.
 *
 * @param {string} content
 * @returns {SearchDocuments}
 * @throws {Error} if the content isn't what the build writes, for example because a page was sent instead of the file
 */
export function parseDocuments(content) {
  const documents = JSON.parse(content);
  if (!Array.isArray(documents?.sections)) throw new Error('The file has no search documents.');
  return documents;
}
