import type { RequestListener, ServerResponse } from 'node:http';
import { outFolder } from '@handbook/content/files';
import { test as base, expect } from '@playwright/test';
import { SwitchableSite } from '../support/switchableSite.ts';
import type { Browser, Found, Preferences } from './drivers/driver.ts';
import { start } from './drivers/start.ts';
import { Reader } from './reader.ts';

export { expect };

const desktop: Preferences = { width: 1280, height: 800, reducedMotion: false };

/** Preferences for `test.use`. */
export const phone: Preferences = { width: 390, height: 844, reducedMotion: false };
export const still: Preferences = { ...desktop, reducedMotion: true };

/** For tests that the end-to-end specs also contain. The specs run in Chromium, so only other browsers run these tests. */
export const inEndToEnd = { tag: '@in-end-to-end' };

/** The site of a test, whose scripts can be delayed. */
export class SmokeSite extends SwitchableSite {
  /** Delays responses for the paths until `release` is called. */
  hold(paths: RegExp): { release: () => void } {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.held = (path) => (paths.test(path) ? released : undefined);
    return { release };
  }

  /** Also serves `/still?<path>`, which shows another page in an iframe without scripts. */
  protected override handler(folder: string): RequestListener {
    const answer = super.handler(folder);
    return (request, response) => {
      const [path, framed] = request.url?.split('?') ?? [];
      if (path === '/still') {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(
          `<iframe sandbox="allow-same-origin" width="1280" height="700" src="${framed}"></iframe>`,
        );
        return;
      }
      if (request.headers['sec-fetch-dest'] === 'iframe') allowFraming(response);
      answer(request, response);
    };
  }
}

/** Removes the headers that forbid framing the site's pages. */
function allowFraming(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    /^(x-frame-options|content-security-policy)$/i.test(name) ? response : set(name, value);
}

interface Options {
  /** The size of the window, and the reader's system preferences. */
  preferences: Preferences;
  /** Problems that a test provokes on purpose. */
  expectedProblems: RegExp[];
}

interface Fixtures extends Options {
  site: SmokeSite;
  reader: Reader;
}

export interface WorkerOptions {
  /** The browser of the project. */
  found: Found;
}

interface WorkerFixtures extends WorkerOptions {
  running: Browser;
}

/**
 * Playwright's test runner with our drivers. A test fails if its page throws an error or violates the site's policy.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  preferences: [desktop, { option: true }],
  expectedProblems: [[], { option: true }],
  found: [undefined as unknown as Found, { option: true, scope: 'worker' }],
  running: [
    async ({ found }, use) => {
      const browser = await start(found);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const site = new SmokeSite();
    await site.start(outFolder);
    await use(site);
    await site.stop();
  },
  reader: async ({ running, site, preferences, expectedProblems }, use) => {
    const driver = await running.page(preferences);
    const reader = new Reader(driver, site.origin);
    await use(reader);
    const problems = await driver.problems();
    await driver.close();
    const unexpected = problems.filter((text) => !expectedProblems.some((it) => it.test(text)));
    expect.soft(unexpected, 'errors and violations of the policy').toEqual([]);
  },
});
