/** @typedef {import('@handbook/content').Section} Section */
/** @typedef {import('../engine/types.ts').SearchDocuments} SearchDocuments */
/** @typedef {Record<string, unknown[]>} Columns one array per field; 0 stands for a missing or implied value */

const titleFields = /** @type {(keyof Section)[]} */ (
  'path area title anchor heading depth parents isRow phrases'.split(' ')
);
/** @type {(keyof Section)[]} */
const textFields = ['text', 'code'];
/** Fields that sections of a page share. */
const repeated = new Set(['path', 'area', 'title']);

/**
 * Formats documents for the file that the worker downloads: JSON on two lines. The first line has everything but the
 * text, so the worker can answer from it while the second line is still on its way. Columns compress to five sixths of
 * the size of objects.
 *
 * @param {SearchDocuments} documents
 * @returns {string}
 */
export function formatDocuments({ lang, sections }) {
  const titles = columnsOf(titleFields, sections, (section, field, at) => {
    if (repeated.has(field))
      return sections[at - 1]?.[field] === section[field] ? 0 : section[field];
    if (field !== 'parents') return section[field] ?? 0;
    const isImplied = section.parents.join('\n') === headingsAbove(sections, at).join('\n');
    return isImplied ? 0 : section.parents;
  });
  const text = columnsOf(textFields, sections, (section, field) => section[field]);
  return `[${JSON.stringify({ lang, ...titles })},\n${JSON.stringify(text)}]`;
}

/**
 * Parses the first line of the file.
 *
 * @param {string} line
 * @returns {SearchDocuments} without the text of the sections
 * @throws {Error} if the line isn't what the build writes, for example because a page was sent instead of the file
 */
export function parseTitles(line) {
  /** @type {SearchDocuments & Columns} */
  const { lang, ...titles } = JSON.parse(line.replace(/^\[/, '').replace(/,$/, ''));
  if (!titles.path) throw new Error('The file has no search documents.');
  /** @type {Section[]} */
  const sections = [];
  for (const at of titles.path.keys()) {
    /** @type {Record<string, unknown>} */
    const section = { text: '', code: '' };
    for (const field of titleFields) {
      const value = titles[field]?.[at];
      if (value !== 0) section[field] = value;
      else if (repeated.has(field))
        section[field] = sections[at - 1]?.[/** @type {'path'} */ (field)];
    }
    sections.push(/** @type {Section} */ (/** @type {unknown} */ (section)));
    section.parents ??= headingsAbove(sections, at);
  }
  return { lang, sections };
}

/**
 * Adds the second line of the file to the documents from the first line.
 *
 * @param {SearchDocuments} titles
 * @param {string} line
 * @returns {SearchDocuments}
 */
export function addText({ lang, sections }, line) {
  const { text, code } = JSON.parse(line.replace(/\]\s*$/, ''));
  return {
    lang,
    sections: sections.map((section, at) => ({ ...section, text: text[at], code: code[at] })),
  };
}

/**
 * Parses the whole file.
 *
 * @param {string} content
 * @returns {SearchDocuments}
 */
export function parseDocuments(content) {
  const [titles = '', text = ''] = content.split('\n');
  return addText(parseTitles(titles), text);
}

/**
 * @param {readonly (keyof Section)[]} fields
 * @param {readonly Section[]} sections
 * @param {(section: Section, field: keyof Section, at: number) => unknown} pick
 * @returns {Columns}
 */
const columnsOf = (fields, sections, pick) =>
  Object.fromEntries(
    fields.map((field) => [field, sections.map((section, at) => pick(section, field, at))]),
  );

/**
 * The headings above a section on its page, from the top, without the title of the page.
 *
 * @param {readonly Section[]} sections
 * @param {number} at
 */
function headingsAbove(sections, at) {
  /** @type {string[]} */
  const above = [];
  const { path, depth = 0 } = sections[at] ?? {};
  let level = depth;
  for (let before = at - 1; level > 2; before -= 1) {
    const section = sections[before];
    if (!section || section.path !== path || section.anchor === '') break;
    if (section.depth < level) {
      above.unshift(section.heading);
      level = section.depth;
    }
  }
  return above;
}
