/**
 * Tests that passed and failed, and how many of those that passed needed a second try, if any.
 * @typedef {{ passed: number, failed: number, flaky?: number }} Counts
 */

/**
 * The part of Vitest's JSON report that is read.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults one per file
 */

/**
 * Counts Vitest's tests. A file that fails outside its tests, such as in an import, counts as one failed test.
 *
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/**
 * The part of Playwright's JSON report that is read.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, flaky: number, unexpected: number }} stats
 * @property {unknown[]} errors outside the tests, such as in a spec's imports
 */

/**
 * Counts Playwright's tests. An error outside the tests counts as one failed test.
 *
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  const { expected, flaky, unexpected } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    ...(flaky > 0 && { flaky }),
  };
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  const total = (/** @type {'passed' | 'failed' | 'flaky'} */ key) =>
    all.reduce((before, counts) => before + (counts[key] ?? 0), 0);
  const flaky = total('flaky');
  return { passed: total('passed'), failed: total('failed'), ...(flaky > 0 && { flaky }) };
}

/** @param {Counts} counts */
export const formatCounts = ({ passed, failed, flaky }) =>
  `${passed} passed${flaky ? ` (${flaky} flaky)` : ''}, ${failed} failed`;
