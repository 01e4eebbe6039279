import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/content/files.mjs';

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
 * A stage that is no test run. Where it fails it counts as one failed test, so that the closing line never says
 * `0 failed` for a run that failed.
 *
 * @param {string} title
 * @param {() => Promise<boolean | void>} action fails by giving false or by throwing
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
      console.error(`${title} left no report: they did not run to their end.`);
      return { ok: false, counts: { passed: 0, failed: 1 } };
    }
    return judge(succeeded, count(JSON.parse(readFileSync(report, 'utf8'))));
  },
});

/**
 * Brings exit code and report together: a runner can fail with every test passed, say on an unhandled error.
 *
 * @param {boolean} succeeded
 * @param {Counts} counts
 * @returns {StageResult}
 */
export function judge(succeeded, counts) {
  const ok = succeeded && counts.failed === 0;
  return { ok, counts: ok ? counts : { ...counts, failed: Math.max(counts.failed, 1) } };
}
