import { existsSync, readFileSync } from 'node:fs';

/**
 * What a reader types, and where a fair reader would want to arrive.
 * @typedef {object} Question
 * @property {string} query as typed
 * @property {string} kind e.g. `howto`, `key`, `typo`
 * @property {string[]} accept right answers: a route and its heading's id, or the route alone for a page's introduction
 */

/** The languages that have questions. */
export const languages = ['en', 'zh'];

/**
 * Reads a set of questions.
 *
 * @param {string} lang
 * @param {'golden' | 'fresh' | 'newcomer'} [set] the golden questions were written before the engine was tuned, the
 *   fresh ones after by somebody else; newcomer questions are measured and never tuned for
 * @returns {Question[]} none when the set does not exist
 */
export function readQuestions(lang, set = 'golden') {
  const name = set === 'golden' ? lang : `${set}.${lang}`;
  const file = new URL(`questions/${name}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/**
 * The accepted sections that do not exist.
 *
 * @param {readonly Question[]} questions
 * @param {ReadonlySet<string>} sections ids as in `accept`
 * @returns {string[]} one sentence each
 */
export function unknownAnswers(questions, sections) {
  return questions.flatMap(({ query, accept }) =>
    accept
      .filter((id) => !sections.has(id))
      .map((id) => `"${query}" accepts ${id}, which isn't a section.`),
  );
}
