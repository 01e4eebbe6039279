import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Counts } from '../report/counts.mjs';
import { runStages } from './runStages.mjs';
import { plainStage, type Stage, sideBySide, testStage } from './stage.mjs';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const stage = (title: string, counts: Counts): Stage => ({ title, run: async () => counts });

it('adds up the counts of all stages', async () => {
  const outcome = await runStages([
    stage('Unit', { passed: 3, failed: 0 }),
    plainStage('Build', async () => undefined),
    stage('End to end', { passed: 2, failed: 0 }),
  ]);
  expect(outcome).toEqual({ failed: undefined, counts: { passed: 5, failed: 0 } });
});

it('stops at the first failed stage and prints each result', async () => {
  const last = vi.fn();
  const outcome = await runStages([
    stage('Unit', { passed: 3, failed: 0 }),
    stage('Checks', { passed: 4, failed: 2 }),
    { title: 'End to end', run: last },
  ]);
  expect(outcome).toEqual({ failed: 'Checks', counts: { passed: 7, failed: 2 } });
  expect(last).not.toHaveBeenCalled();
  const printed = vi.mocked(console.log).mock.calls.flat().join('\n');
  expect(printed).toMatch(/▸ \[1\/3\] Unit\n✓ \[1\/3\] Unit \(0\.\d s\)\n/);
  expect(printed).toMatch(/✗ \[2\/3\] Checks \(0\.\d s\)$/);
});

it('runs parallel stages to the end, and fails if one of them fails', async () => {
  const ended: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const outcome = await runStages([
    sideBySide('Types and build', [
      plainStage('Build', async () => {
        await released;
        ended.push('Build');
      }),
      plainStage('Types', async () => {
        ended.push('Types');
        release();
        throw new Error('No such type.');
      }),
      stage('Unit', { passed: 3, failed: 0 }),
    ]),
  ]);
  expect(outcome).toEqual({ failed: 'Types and build', counts: { passed: 3, failed: 1 } });
  expect(ended).toEqual(['Types', 'Build']);
});

it.each([
  ['returns false', async () => false],
  ['throws', () => Promise.reject(new Error('Disk full.'))],
])('counts a stage without tests that %s as one failed test', async (_, action) => {
  const outcome = await runStages([plainStage('Build', action)]);
  expect(outcome).toEqual({ failed: 'Build', counts: { passed: 0, failed: 1 } });
});

/** A test runner that writes the counts as its report. */
const runner = (counts: Counts, succeeds: boolean, paths: string[] = []) => {
  const write = async (path: string) => {
    paths.push(path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(counts));
    return succeeds;
  };
  return testStage('Example stage', write, (report: Counts) => report).run();
};

it('counts at least one failure if the runner failed', async () => {
  expect(await runner({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
  expect(await runner({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
  expect(await runner({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
  expect(await runner({ passed: 3, failed: 2 }, true)).toEqual({ passed: 3, failed: 2 });
});

it('reads only the report of this run', async () => {
  const paths: string[] = [];
  expect(await runner({ passed: 9, failed: 0 }, true, paths)).toEqual({ passed: 9, failed: 0 });
  const count = (report: Counts) => report;
  const silent = await testStage('Example stage', async () => true, count).run();
  expect(silent).toEqual({ passed: 0, failed: 1 });
  expect(paths.map((path) => existsSync(path))).toEqual([false]);
});
