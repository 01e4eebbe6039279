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
 * Stages that run at the same time, because each alone leaves a part of the machine idle. All run to their end, also
 * when one of them fails.
 *
 * @param {string} title
 * @param {readonly Stage[]} stages
 * @returns {Stage}
 */
export const sideBySide = (title, stages) => ({
  title,
  run: async () => {
    const results = await Promise.all(
      stages.map((stage) =>
        step(
          stage.title,
          () => stage.run().catch(broken),
          ({ ok }) => ok,
        ),
      ),
    );
    return {
      ok: results.every(({ ok }) => ok),
      counts: sum(results.map(({ counts }) => counts)),
    };
  },
});

/**
 * What a stage that throws comes to.
 *
 * @param {unknown} error
 * @returns {StageResult}
 */
export function broken(error) {
  console.error(error instanceof Error ? error.message : error);
  return { ok: false, counts: { passed: 0, failed: 1 } };
}

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
