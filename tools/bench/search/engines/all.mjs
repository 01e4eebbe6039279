import { askOurs } from './ours.mjs';
import { askPagefind } from './pagefind.mjs';
import { askStock } from './stock.mjs';

/** @typedef {import('@handbook/search/quality').Question} Question */
/** @typedef {import('@handbook/search/quality').Outcome} Outcome */
/** @typedef {(path: string) => Promise<import('@playwright/test').Page>} Open */

/**
 * @typedef {object} Asked
 * @property {Outcome[]} outcomes
 * @property {number[]} times of each query, in milliseconds
 * @property {number} [heap] of the worker, in bytes
 */

/**
 * @param {readonly Question[]} questions
 * @param {readonly import('./answer.mjs').Answer[]} answers in the same order
 * @param {(id: string) => string} name see `introductions`
 * @returns {Asked}
 */
const pair = (questions, answers, name) => ({
  outcomes: questions.map((question, index) => ({
    question,
    hits: [...new Set((answers[index]?.hits ?? []).map(name))],
  })),
  times: answers.map(({ ms }) => ms),
});

/**
 * Returns one function per engine that asks questions.
 *
 * @param {(id: string) => string} name converts the ID of a hit to the form in the questions
 */
export const asking = (name) => ({
  /** @type {(open: Open, lang: string, questions: readonly Question[]) => Promise<Asked>} */
  async ours(open, lang, questions) {
    const { answers, heap } = await askOurs(open, lang, queriesOf(questions));
    return { ...pair(questions, answers, name), heap };
  },
  /** @type {(open: Open, lang: string, questions: readonly Question[]) => Promise<Asked>} */
  stock: async (open, lang, questions) =>
    pair(questions, await askStock(open, lang, queriesOf(questions)), name),
  /** @type {(open: Open, lang: string, questions: readonly Question[]) => Promise<Asked>} */
  pagefind: async (open, lang, questions) =>
    pair(questions, await askPagefind(open, lang, queriesOf(questions)), name),
});

/** @param {readonly Question[]} questions */
const queriesOf = (questions) => questions.map(({ query }) => query);
