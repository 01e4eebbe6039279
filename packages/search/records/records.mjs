/** @typedef {import('@handbook/content').Section} Section */
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

/** Matches a piece of at most 1,000 characters, up to a space if there is one. A provider limits a record to 10,000 bytes. */
const PIECE = /\S.{0,999}(?!\S)|\S.{0,999}/gsu;

/**
 * Creates the records of one language from the sections that the local index is built from.
 *
 * @param {import('../engine/types.ts').SearchDocuments} documents
 * @returns {SearchRecord[]}
 */
export const toRecords = ({ lang, sections }) =>
  sections.flatMap((section, position) => {
    const { path, anchor, area, title, heading, parents, text, code, phrases } = section;
    const url = anchor === '' ? path : `${path}#${anchor}`;
    const titles = [area, title, ...(anchor === '' ? [] : [...parents, heading])];
    const levels = Array.from({ length: 7 }, (_, level) => [`lvl${level}`, titles[level] ?? null]);
    /** @type {Hierarchy} */
    const hierarchy = Object.fromEntries(levels);
    const depth = Math.min(titles.length - 1, 6);
    const shared = { url, hierarchy, lang };
    /**
     * @param {string} kind
     * @param {string} content
     * @param {number} level
     */
    const pieces = (kind, content, level) =>
      (content.replace(/\s+/g, ' ').trim().match(PIECE) ?? []).map((piece, index) => ({
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
        type: /** @type {HitType} */ (`lvl${depth}`),
        content: null,
        ...(phrases && { phrases }),
        weight: { level: 100 - 10 * depth, position },
      },
      ...pieces('text', text, 10),
      ...pieces('code', code, 0),
    ];
  });
