import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/content/files.mjs';
import { sum } from '../report/counts.mjs';
import { step } from '../report/step.mjs';

/** @typedef {import('../report/counts.mjs').Counts} Counts */

/**
 * One part of `npm test`.
 * @typedef {object} Stage
 * @property {string} title
 * @property {() => Promise<StageResult>} run
 */

/** @typedef {{ ok: boolean, counts: Counts }} StageResult */

const none = { passed: 0, failed: 0 };

/**
 * A stage without tests. If the stage fails, it counts as one failed test, so that the last line isn't `0 failed` after
 * a failure.
 *
 * @param {string} title
 * @param {() => Promise<boolean | void>} action fails if it returns false or throws
 * @returns {Stage}
 */
export const plainStage = (title, action) => ({
  title,
  run: async () => {
    const ok = (await action()) !== false;
    return { ok, counts: ok ? none : { passed: 0, failed: 1 } };
  },
});

/**
 * A stage whose test runner writes a JSON report, from which its tests are counted.
 *
 * @template Report
 * @param {string} title
 * @param {(report: string) => Promise<boolean>} succeeds runs the tests and writes the report to the given path
 * @param {(report: Report) => Counts} count
 * @returns {Stage}
 */
export const testStage = (title, succeeds, count) => ({
  title,
  run: async () => {
    const name = `${title.toLowerCase().replaceAll(' ', '-')}.json`;
    const report = join(root, 'test-results/reports', name);
    // A report of an earlier run must not be counted for this one.
    rmSync(report, { force: true });
    const succeeded = await succeeds(report);
    if (!existsSync(report)) {
      console.error(
        `${title} left no report, because the run didn't finish. See its output above.`,
      );
      return { ok: false, counts: { passed: 0, failed: 1 } };
    }
    return judge(succeeded, count(JSON.parse(readFileSync(report, 'utf8'))));
  },
});

/**
 * Stages that run in parallel, because each of them leaves a part of the machine idle. All stages run to the end, even
 * if one fails.
 *
 * @param {string} title
 * @param {readonly Stage[]} stages
 * @returns {Stage}
 */
export const sideBySide = (title, stages) => ({
  title,
  run: async () => {
    const results = await Promise.all(stages.map((stage) => runStage(stage)));
    return {
      ok: results.every(({ ok }) => ok),
      counts: sum(results.map(({ counts }) => counts)),
    };
  },
});

/**
 * Runs a stage, and prints its title, result, and duration. A stage that throws fails.
 *
 * @param {Stage} stage
 * @param {string} [title] the stage's title by default
 * @returns {Promise<StageResult>}
 */
export const runStage = (stage, title = stage.title) =>
  step(
    title,
    () =>
      stage.run().catch((error) => {
        console.error(error instanceof Error ? error.message : error);
        return { ok: false, counts: { passed: 0, failed: 1 } };
      }),
    ({ ok }) => ok,
  );

/**
 * Combines exit code and report. A test runner can fail although every test passed, for example on an unhandled error.
 *
 * @param {boolean} succeeded
 * @param {Counts} counts
 * @returns {StageResult}
 */
export function judge(succeeded, counts) {
  const ok = succeeded && counts.failed === 0;
  return { ok, counts: ok ? counts : { ...counts, failed: Math.max(counts.failed, 1) } };
}
