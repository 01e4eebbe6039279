import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type BrowserType, defineConfig, devices, firefox, webkit } from '@playwright/test';
import { findChromium } from './tools/setup/chromium.mjs';

/** Tests that run in phone size only. */
const onlyPhone = /^(?!.*@desktop).*@phone/;

/** Options of the projects that run in Chromium. */
const chromium = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Starting a process for the page of each test takes a fifth of the time. Sandboxed frames still have their own.
    '--renderer-process-limit=1',
  ],
};

/** Whether Playwright's build of a browser is installed. In the workflow, a missing one is an error. */
const isInstalled = (browser: BrowserType) =>
  Boolean(process.env.E2E_ALL_BROWSERS) || existsSync(browser.executablePath());

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test may fail once on a busy machine. The summary lists such tests as flaky.
  retries: 1,
  // Shared machines can be slow, and no test measures speed.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Playwright's default leaves half of the cores idle, and counts cores that a container can't use.
  workers: Math.max(2, availableParallelism()),
  reporter: 'list',
  use: {
    // The server below prints its port.
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    // Tracing every test takes longer than the tests.
    trace: 'on-first-retry',
    // Files from a service worker would hide what a spec changes. Specs about the worker allow it.
    serviceWorkers: 'block',
  },
  // A test runs in desktop size, or in the sizes that its tags name.
  projects: [
    {
      name: 'desktop',
      grepInvert: onlyPhone,
      use: { viewport: { width: 1280, height: 800 }, launchOptions: chromium },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        launchOptions: chromium,
      },
    },
    ...[firefox, webkit].filter(isInstalled).map((browser) => ({
      name: browser.name(),
      grep: /@smoke/,
      grepInvert: onlyPhone,
      use: {
        ...devices[browser === firefox ? 'Desktop Firefox' : 'Desktop Safari'],
        viewport: { width: 1280, height: 800 },
      },
    })),
  ],
  webServer: {
    command: 'node tools/run.mjs preview --port 0',
    wait: { stdout: /http:\/\/localhost:(?<e2e_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
