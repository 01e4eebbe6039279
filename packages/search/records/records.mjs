import { splitText } from './splitText.mjs';

/** @typedef {import('@handbook/content').Section} Section */
/** @typedef {import('../engine/types.ts').SearchDocuments} SearchDocuments */
/** @typedef {import('../engine/types.ts').Hierarchy} Hierarchy */
/** @typedef {import('../engine/types.ts').HitType} HitType */

/**
 * The provider's record of a heading, or of a piece of the text or code below it.
 *
 * @typedef {object} SearchRecord
 * @property {string} objectID stable across builds while the page and heading keep their URL
 * @property {string} url path below the site's base, with the anchor
 * @property {HitType} type
 * @property {string | null} content
 * @property {Hierarchy} hierarchy
 * @property {string} lang
 * @property {string[]} [phrases] other words that readers search with
 * @property {{ level: number, position: number }} weight ranks records that match equally well: higher level
 *   first, then lower position
 */

/** Bytes of text in a record. Providers limit a record to 10,000 bytes; titles and, in answers, marked copies add to it. */
const pieceLimit = 3000;

/**
 * Creates the records of one language from the sections that the local index is built from.
 *
 * @param {SearchDocuments} documents
 * @returns {SearchRecord[]}
 */
export const toRecords = ({ lang, sections }) =>
  sections.flatMap((section, position) => sectionRecords(section, lang, position));

/**
 * @param {Section} section
 * @param {string} lang
 * @param {number} position
 * @returns {SearchRecord[]}
 */
function sectionRecords(
  { path, anchor, area, title, heading, parents, text, code, phrases },
  lang,
  position,
) {
  const url = anchor === '' ? path : `${path}#${anchor}`;
  const titles = anchor === '' ? [title] : [title, ...parents, heading];
  const level = Math.min(titles.length, 6);
  const shared = { url, hierarchy: toHierarchy(area, titles), lang };
  /**
   * @param {string} kind
   * @param {string} content
   * @param {number} level
   */
  const pieces = (kind, content, level) =>
    splitText(plain(content), pieceLimit).map((piece, index) => ({
      ...shared,
      objectID: `${url}~${kind}-${index + 1}`,
      type: /** @type {const} */ ('content'),
      content: piece,
      weight: { level, position },
    }));
  return [
    {
      ...shared,
      objectID: url,
      type: /** @type {HitType} */ (`lvl${level}`),
      content: null,
      ...(phrases && { phrases }),
      weight: { level: 100 - 10 * level, position },
    },
    ...pieces('text', text, 10),
    ...pieces('code', code, 0),
  ];
}

/**
 * @param {string} area
 * @param {string[]} titles from the page title down
 * @returns {Hierarchy}
 */
const toHierarchy = (area, titles) => {
  const all = [area, ...titles].map(plain);
  const levels = Array.from({ length: 7 }, (_, level) => [`lvl${level}`, all[level] ?? null]);
  return Object.fromEntries(levels);
};

/**
 * Returns the text on one line, without the characters that mark matches in answers.
 *
 * @param {string} text
 */
const plain = (text) =>
  text
    .replace(/[\u{e000}\u{e001}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
