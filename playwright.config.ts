import { existsSync } from 'node:fs';
import { type BrowserType, defineConfig, devices, firefox, webkit } from '@playwright/test';
import { findChromium } from './tools/setup/findChromium.mjs';

/**
 * Specs whose result doesn't depend on the size of the window: servers and their faults, other sites, scripts without a
 * layout, and components in the text, whose width `axe.spec.ts` tests in both sizes. In other specs, a test for one
 * size has the tag `@desktop` or `@phone`.
 */
const sizeless = [
  'apiIndex.spec.ts',
  'backForwardCache.spec.ts',
  'banner.spec.ts',
  'basePath.spec.ts',
  'clientApi.spec.ts',
  'cssVariables.spec.ts',
  'devSearch.spec.ts',
  'exampleSearch.spec.ts',
  'faults*.spec.ts',
  'headers.spec.ts',
  'highlighter.spec.ts',
  'keyboard.spec.ts',
  'localSearch.spec.ts',
  'notFound.spec.ts',
  'offlineDeploy.spec.ts',
  'outline.spec.ts',
  'pageActions.spec.ts',
  'siteCopy.spec.ts',
  'playgroundConfined.spec.ts',
  'redirects.spec.ts',
  'releases.spec.ts',
  'searchHosted.spec.ts',
];

/** Options of the projects that run in Chromium. */
const chromium = {
  executablePath: findChromium()?.path,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * Whether Playwright's build of a browser is installed. A missing browser is skipped, unless E2E_ALL_BROWSERS is set.
 *
 * @throws Error if E2E_ALL_BROWSERS is set, but the browser is missing
 */
function isInstalled(browser: BrowserType): boolean {
  if (existsSync(browser.executablePath())) return true;
  const install = `Install it with: npx playwright install --with-deps ${browser.name()}`;
  if (process.env.E2E_ALL_BROWSERS) throw new Error(`${browser.name()} is missing. ${install}`);
  // Workers load this file, too.
  if (!process.env.TEST_WORKER_INDEX)
    console.warn(`Skipping the smoke tests in ${browser.name()}, which is missing. ${install}`);
  return false;
}

/** Replaces the shell, so that the server notices when Playwright is killed and stops too. */
const exec = process.platform === 'win32' ? '' : 'exec ';

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
  workers: 3,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/reports/e2e.json' }],
  ],
  use: {
    // The server below prints its port.
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    // Tracing every test takes longer than the tests.
    trace: 'on-first-retry',
    // Files from a service worker would hide what a spec changes. Specs about the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 }, launchOptions: chromium },
    },
    {
      name: 'phone',
      testIgnore: sizeless,
      grepInvert: /@desktop/,
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
      grepInvert: /@phone/,
      use: {
        ...devices[browser === firefox ? 'Desktop Firefox' : 'Desktop Safari'],
        viewport: { width: 1280, height: 800 },
      },
    })),
  ],
  webServer: {
    command: `${exec}node tools/run.mjs preview --port 0`,
    wait: { stdout: /http:\/\/localhost:(?<e2e_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
