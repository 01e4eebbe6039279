import { defineConfig } from '@playwright/test';
import { findBrowsers } from '../../tools/setup/findBrowsers.mjs';
import type { WorkerOptions } from './smokeTest.ts';

/** Smoke tests: the same tests in every installed browser. */
export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  testMatch: '*.smoke.ts',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test may fail once on a busy machine. The summary lists such tests as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '../../test-results/reports/browsers.json' }],
  ],
  projects: findBrowsers().map((found) => ({
    name: found.name,
    ...(found.name === 'chromium' && { grepInvert: /@in-end-to-end/ }),
    use: { found },
  })),
});
