/** @typedef {import('./questions.mjs').Question} Question */

/**
 * An engine's answer to a question.
 * @typedef {object} Outcome
 * @property {Question} question
 * @property {string[]} hits sections, best first, with IDs as in the question's `accept`
 */

/**
 * @typedef {object} Score
 * @property {number} questions
 * @property {number} hit1 share of questions with a correct answer in first place
 * @property {number} hit3 share with a correct answer among the first three
 * @property {number} hit5 share with a correct answer among the first five
 */

/**
 * Returns the rank of the first correct answer.
 *
 * @param {Outcome} outcome
 * @returns {number} starts at 1; infinite if there is none
 */
export function rankOf({ question, hits }) {
  const index = hits.findIndex((hit) => question.accept.includes(hit));
  return index === -1 ? Number.POSITIVE_INFINITY : index + 1;
}

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {Score} shares from 0 to 1
 * @throws {Error} if there are no outcomes
 */
export function scoreOf(outcomes) {
  if (outcomes.length === 0) throw new Error('There are no outcomes to score.');
  /** @param {number} place */
  const within = (place) =>
    outcomes.filter((outcome) => rankOf(outcome) <= place).length / outcomes.length;
  return { questions: outcomes.length, hit1: within(1), hit3: within(3), hit5: within(5) };
}
