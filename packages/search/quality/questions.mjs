import { readFileSync } from 'node:fs';

/**
 * A query, and the sections that should answer it.
 * @typedef {object} Question
 * @property {string} query as typed
 * @property {string} kind such as `howto`, `key`, `typo`
 * @property {string[]} accept correct answers: a route and a heading ID, or only the route for a page's introduction
 */

/** The languages that have questions. */
export const languages = ['en', 'zh'];

/**
 * Reads a set of questions.
 *
 * @param {string} lang
 * @param {'golden' | 'fresh' | 'newcomer'} [set] golden questions were written before the engine was tuned; fresh
 *   questions were written later, by someone else; newcomer questions are only measured, never used for tuning
 * @returns {Question[]}
 */
export function readQuestions(lang, set = 'golden') {
  const name = set === 'golden' ? lang : `${set}.${lang}`;
  return JSON.parse(readFileSync(new URL(`questions/${name}.json`, import.meta.url), 'utf8'));
}

/**
 * Finds accepted sections that don't exist.
 *
 * @param {readonly Question[]} questions
 * @param {ReadonlySet<string>} sections IDs as in `accept`
 * @returns {string[]} one sentence each
 */
export function unknownAnswers(questions, sections) {
  return questions.flatMap(({ query, accept }) =>
    accept
      .filter((id) => !sections.has(id))
      .map((id) => `"${query}" accepts ${id}, which isn't a section.`),
  );
}
