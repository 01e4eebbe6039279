import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Collects the problems of all pages of a context from now on: uncaught errors, logged errors, HTML that React didn't expect,
 * violations of the site's policy, and requests to other origins, as `sender → URL`.
 */
export function watch(context: BrowserContext, origin: string): string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => {
    problems.push(`${error.error()} (on ${error.page()?.url()})`);
  });
  context.on('console', (message) => {
    const text = message.text();
    // The framework logs unexpected HTML as a warning. Violations can be in frames, workers, and other windows, too.
    const isProblem = /^hydrateRoot recoverable error|Content.Security.Policy/i.test(text);
    if (message.type() === 'error' || isProblem) {
      problems.push(`${text} (${message.location().url}, on ${message.page()?.url()})`);
    }
  });
  context.on('request', (request) => {
    const { protocol, origin: target, href } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:' || target === origin) return;
    // A new page and a service worker have no frame.
    const isPage = !request.isNavigationRequest() && !request.serviceWorker();
    problems.push(`${isPage ? request.frame().url() : 'a new page'} → ${href}`);
  });
  return problems;
}

interface Fixtures {
  /**
   * Problems that a test provokes on purpose; any other fails the test. Write one expression, because Playwright treats the
   * second object of an array as options.
   */
  expectedErrors: RegExp[];
  /** The problems of the test's pages. A test that opens a page in another context adds that context's problems. */
  watched: string[][];
  quiet: undefined;
}

/**
 * Playwright's `test`, which also fails when one of its pages logs or throws an error, violates the site's policy, or sends a
 * request to another origin. A test that provokes errors names them: `test.use({ expectedErrors: [/status of 404/] })`.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  watched: ({ context, baseURL }, use) => use([watch(context, new URL(baseURL ?? '').origin)]),
  quiet: [
    async ({ context, watched, expectedErrors }, use) => {
      await use(undefined);
      const isExpected = (text: string) => expectedErrors.some((it) => it.test(text));
      expect
        .soft(
          watched.flat().filter((it) => !isExpected(it)),
          'problems',
        )
        .toEqual([]);
      // A route may still be handling a request that the test doesn't wait for, and fails when the page closes.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});
