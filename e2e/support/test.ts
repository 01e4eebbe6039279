import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect } from '@playwright/test';

/** Problems on pages that the test doesn't look for. */
export interface Problems {
  /** Uncaught errors, `console.error` lines, and HTML that React didn't expect. */
  errors: string[];
  /** Requests to another origin than the site's, as `sender → URL`. */
  foreign: string[];
  /** Violations of the site's policy. */
  violations: string[];
}

/** Collects the problems of all pages of a context from now on. */
export function watch(context: BrowserContext, origin: string): Problems {
  const problems: Problems = { errors: [], foreign: [], violations: [] };
  context.on('weberror', (error) => {
    problems.errors.push(`${error.error()} (on ${error.page()?.url()})`);
  });
  context.on('console', (message) => {
    const text = message.text();
    // The framework logs unexpected HTML as a warning.
    if (message.type() === 'error' || text.startsWith('hydrateRoot recoverable error')) {
      problems.errors.push(`${text} (${message.location().url}, on ${message.page()?.url()})`);
    }
    // Includes violations in frames, workers, and other windows.
    if (/Content.Security.Policy/i.test(text)) problems.violations.push(text);
  });
  context.on('request', (request) => {
    const { protocol, origin: target, href } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:' || target === origin) return;
    // A new page and a service worker have no frame.
    const isPage = !request.isNavigationRequest() && !request.serviceWorker();
    problems.foreign.push(`${isPage ? request.frame().url() : 'a new page'} → ${href}`);
  });
  return problems;
}

interface Options {
  /**
   * Errors that a test provokes on purpose; any other error fails the test. Write one expression, because Playwright treats
   * the second object of an array as options.
   */
  expectedErrors: RegExp[];
  /** Whether a test violates the policy on purpose. */
  breaksPolicy: boolean;
}

interface Watched {
  /** The problems of the test's pages. A test that opens a page in another context adds that context's problems. */
  watched: Problems[];
  quiet: undefined;
}

/**
 * Playwright's `test`, which also fails when one of its pages logs or throws an error, violates the site's policy, or sends a
 * request to another origin. A test that provokes errors names them: `test.use({ expectedErrors: [/status of 404/] })`.
 */
export const test = base.extend<Options & Watched>({
  expectedErrors: [[], { option: true }],
  breaksPolicy: [false, { option: true }],
  watched: ({ context, baseURL }, use) => use([watch(context, new URL(baseURL ?? '').origin)]),
  quiet: [
    async ({ context, watched, expectedErrors, breaksPolicy }, use) => {
      await use(undefined);
      const found = (kind: keyof Problems) => watched.flatMap((problems) => problems[kind]);
      const errors = found('errors').filter((text) => !expectedErrors.some((it) => it.test(text)));
      expect.soft(errors, 'errors on the page').toEqual([]);
      if (!breaksPolicy) expect.soft(found('violations'), 'violations of the policy').toEqual([]);
      expect.soft(found('foreign'), 'requests to other origins').toEqual([]);
      // A route may still be handling a request that the test doesn't wait for, and fails when the page closes.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});
