import { defineConfig } from '@playwright/test';
import { findBrowsers } from '../../tools/setup/findBrowsers.mjs';
import type { WorkerOptions } from './smokeTest.ts';

/** The smoke set: one spec in every browser that is there. */
export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  testMatch: 'smoke.ts',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may fail a test once; the list at the end names each that needed its second try as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '../../test-results/reports/browsers.json' }],
  ],
  projects: findBrowsers().map((found) => ({ name: found.name, use: { found } })),
});
