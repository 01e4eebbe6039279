import { test as base, expect, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** Problems on a page that the test doesn't look for. */
export interface Problems {
  /** Uncaught errors and `console.error` lines. */
  errors: string[];
  /** Requests to another origin than the site's. */
  foreign: string[];
  /** Violations of the site's policy. */
  violations: string[];
}

/** Collects a page's problems from now on. */
export function watch(page: Page, origin: string): Problems {
  const problems: Problems = { errors: [], foreign: [], violations: [] };
  // Browsers report violations of the policy on the console, including violations in frames, workers, and other
  // windows.
  page.context().on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) problems.violations.push(message.text());
  });
  page.on('pageerror', (error) => problems.errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.errors.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isRemote = url.protocol !== 'data:' && url.protocol !== 'blob:';
    if (isRemote && url.origin !== origin) problems.foreign.push(`${page.url()} → ${url.href}`);
  });
  return problems;
}

interface Options {
  /** Errors that a test provokes on purpose; any other error fails the test. */
  expectedErrors: RegExp[];
  /** Whether a test violates the policy on purpose. */
  breaksPolicy: boolean;
}

/**
 * Playwright's `test`, which also fails when its page logs or throws an error, violates the site's policy, or sends a
 * request to another origin.
 * A test that provokes errors names them: `test.use({ expectedErrors: [/status of 404/] })`.
 */
export const test = base.extend<Options & { quiet: undefined }>({
  expectedErrors: [[], { option: true }],
  breaksPolicy: [false, { option: true }],
  quiet: [
    async ({ page, baseURL, expectedErrors, breaksPolicy }, use) => {
      const problems = watch(page, new URL(baseURL ?? '').origin);
      await use(undefined);
      const errors = problems.errors.filter((text) => !expectedErrors.some((it) => it.test(text)));
      expect.soft(errors, 'errors on the page').toEqual([]);
      if (!breaksPolicy) expect.soft(problems.violations, 'violations of the policy').toEqual([]);
      expect.soft(problems.foreign, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});
