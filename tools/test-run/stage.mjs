import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/content/files.mjs';
import { sum } from '../report/counts.mjs';
import { step } from '../report/step.mjs';

/** @typedef {import('../report/counts.mjs').Counts} Counts */

/**
 * One part of `npm test`. It fails if any test fails. A failure without tests counts as one failed test, so
 * that the last line isn't `0 failed` after a failure.
 * @typedef {object} Stage
 * @property {string} title
 * @property {() => Promise<Counts>} run
 */

/** @type {Counts} */
const failure = { passed: 0, failed: 1 };

/**
 * A stage without tests.
 *
 * @param {string} title
 * @param {() => Promise<boolean | void>} action fails if it returns false or throws
 * @returns {Stage}
 */
export const plainStage = (title, action) => ({
  title,
  run: async () => ((await action()) === false ? failure : sum([])),
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
      return failure;
    }
    const counts = count(JSON.parse(readFileSync(report, 'utf8')));
    // A test runner can fail although every test passed, for example on an unhandled error.
    return succeeded ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
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
  run: async () => sum(await Promise.all(stages.map((stage) => runStage(stage)))),
});

/**
 * Runs a stage, and prints its title, its result, and its duration.
 *
 * @param {Stage} stage
 * @param {string} [position] printed before the title, e.g. `[2/9] `
 * @returns {Promise<Counts>}
 */
export const runStage = ({ title, run }, position = '') =>
  step(
    position + title,
    () =>
      run().catch((/** @type {unknown} */ error) => {
        console.error(error instanceof Error ? error.message : error);
        return failure;
      }),
    ({ failed }) => failed === 0,
  );
