import { rankOf, scoreByKind, scoreOf } from '@handbook/search/quality';
import { textTable } from '../../lib/textTable.mjs';

/** @typedef {import('@handbook/search/quality').Outcome} Outcome */
/** @typedef {import('@handbook/search/quality').Score} Score */

const header = ['', 'questions', 'hit@1', 'hit@3', 'hit@5', 'MRR', 'no hit'];

/** @param {string} name @param {Score} score */
const row = (name, { questions, hit1, hit3, hit5, mrr, zero }) => [
  name,
  String(questions),
  ...[hit1, hit3, hit5, mrr, zero].map((it) => it.toFixed(3)),
];

/**
 * The scores of all questions, then of each kind.
 *
 * @param {readonly Outcome[]} outcomes
 */
export function scoreTable(outcomes) {
  const kinds = scoreByKind(outcomes).map(([kind, score]) => row(kind, score));
  return textTable(header, [row('all', scoreOf(outcomes)), ...kinds]);
}

/**
 * One row of scores per engine, for the same questions.
 *
 * @param {readonly [name: string, outcomes: readonly Outcome[]][]} engines
 */
export const comparison = (engines) =>
  textTable(
    header,
    engines.map(([name, outcomes]) => row(name, scoreOf(outcomes))),
  );

/**
 * Lists the questions whose first hit isn't a right answer, with the first hit, worst first.
 *
 * @param {readonly Outcome[]} outcomes
 * @returns {string} empty when there are none
 */
export function missed(outcomes) {
  return outcomes
    .map((outcome) => ({ outcome, rank: rankOf(outcome) }))
    .filter(({ rank }) => rank > 1)
    .sort((a, b) => b.rank - a.rank)
    .map(({ outcome: { question, hits }, rank }) => {
      const place = Number.isFinite(rank) ? `place ${rank}` : 'never';
      const instead = hits.slice(0, 3).join('  ') || 'nothing';
      return `  ${question.kind}: ${question.query}\n    ${place}; first ${instead}\n    wanted ${question.accept[0]}`;
    })
    .join('\n');
}
