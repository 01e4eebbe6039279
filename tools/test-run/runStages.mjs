import { sum } from '../report/counts.mjs';
import { runStage } from './stage.mjs';

/**
 * Runs stages in order until one fails, and prints each with its duration.
 *
 * @param {readonly import('./stage.mjs').Stage[]} stages
 * @returns {Promise<{ failed: string | undefined, counts: import('../report/counts.mjs').Counts }>} the title of the
 *   failed stage, and the tests of all stages that ran
 */
export async function runStages(stages) {
  let counts = sum([]);
  for (const [index, stage] of stages.entries()) {
    const own = await runStage(stage, `[${index + 1}/${stages.length}] `);
    counts = sum([counts, own]);
    if (own.failed > 0) return { failed: stage.title, counts };
  }
  return { failed: undefined, counts };
}
