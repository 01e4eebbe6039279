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
 * @property {number} mrr mean of 1 / rank of the first correct answer; 0 if there is none
 * @property {number} zero share of questions without any hit
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
  const ranks = outcomes.map(rankOf);
  /** @param {(rank: number) => number} value */
  const mean = (value) => ranks.reduce((sum, rank) => sum + value(rank), 0) / ranks.length;
  /** @param {number} place */
  const within = (place) => mean((rank) => (rank <= place ? 1 : 0));
  return {
    questions: outcomes.length,
    hit1: within(1),
    hit3: within(3),
    hit5: within(5),
    mrr: mean((rank) => 1 / rank),
    zero: outcomes.filter(({ hits }) => hits.length === 0).length / outcomes.length,
  };
}
