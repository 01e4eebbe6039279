import { sum } from '../report/counts.mjs';
import { runStage } from './stage.mjs';

/** @typedef {import('../report/counts.mjs').Counts} Counts */

/**
 * Runs stages in order until one fails, and prints each with its duration.
 *
 * @param {readonly import('./stage.mjs').Stage[]} stages
 * @returns {Promise<{ failed: string | undefined, counts: Counts }>} the title of the failed stage, and the tests of
 *   all stages that ran
 */
export async function runStages(stages) {
  /** @type {Counts[]} */
  const counts = [];
  for (const [index, stage] of stages.entries()) {
    const { title } = stage;
    const result = await runStage(stage, `[${index + 1}/${stages.length}] ${title}`);
    counts.push(result.counts);
    if (!result.ok) return { failed: title, counts: sum(counts) };
  }
  return { failed: undefined, counts: sum(counts) };
}
