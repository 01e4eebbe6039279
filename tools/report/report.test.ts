import { afterEach, describe, expect, it, vi } from 'vitest';
import { countPlaywright, countVitest, formatCounts, sum } from './counts.mjs';
import { formatDuration } from './duration.mjs';
import { withHeartbeat } from './heartbeat.mjs';

describe('countVitest', () => {
  it('counts the reported tests', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 7, failed: 1 });
  });

  it("counts a file that can't be loaded as one failed test", () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 0,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 7, failed: 1 });
  });
});

describe('countPlaywright', () => {
  it('counts flaky tests as passed and errors outside tests as failed', () => {
    const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 4 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 6, failed: 2, flaky: 1 });
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 3, flaky: 1 });
  });
});

it('adds up and prints', () => {
  const total = sum([
    { passed: 5, failed: 1 },
    { passed: 2, failed: 0 },
  ]);
  expect(formatCounts(total)).toBe('7 passed, 1 failed');
  expect(formatCounts(sum([]))).toBe('0 passed, 0 failed');
  expect(formatCounts(sum([{ passed: 3, failed: 0, flaky: 1 }, total]))).toBe(
    '10 passed (1 flaky), 1 failed',
  );
});

it.each([
  [0, '0.0 s'],
  [4_249, '4.2 s'],
  [59_940, '59.9 s'],
  [59_960, '1 min 00 s'],
  [187_400, '3 min 07 s'],
])('formats %d ms as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

describe('withHeartbeat', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** The lines that are printed during an action of 25 seconds. */
  async function printed(silent: boolean) {
    vi.useFakeTimers();
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const done = withHeartbeat(
      () => new Promise((resolve) => setTimeout(() => resolve('built'), 25_000)),
      silent,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await done).toBe('built');
    return log.mock.calls.flat();
  }

  it('prints every ten seconds until the action ends', async () => {
    expect(await printed(false)).toEqual([
      '… still running after 10.0 s',
      '… still running after 20.0 s',
    ]);
  });

  it('prints nothing on a terminal, which has a progress bar', async () => {
    expect(await printed(true)).toEqual([]);
  });
});
