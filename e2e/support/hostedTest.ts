import type { SearchRecord } from '@handbook/search/push';
import { HostedServer, records } from '@handbook/search/testing';
import type { Page } from '@playwright/test';
import { serveShortSite } from './builtSite.ts';
import { test as base, expect } from './test.ts';

export { expect } from './test.ts';

const account = { appId: 'APP1', searchKey: 'search-only', indexName: 'docs' };

/** A key in the build's environment that the site must not contain. */
export const adminKey = 'admin-key-of-the-tests';

/** Another secret in the build's environment, as on deployment machines. */
export const deployToken = 'deploy-token-of-the-tests';

interface Hosted {
  /** The folder of the site for the two servers. */
  folder: string;
  origin: string;
  first: HostedServer;
  second: HostedServer;
}

/** Sections of few areas, so that the modal shows only some of a full page of hits. */
const many: SearchRecord[] = Array.from({ length: 30 }, (_, index) => ({
  ...(records[0] as SearchRecord),
  objectID: `many-${index}`,
  hierarchy: {
    ...(records[0] as SearchRecord).hierarchy,
    lvl0: `Area ${index % 3}`,
    lvl1: `Plenty ${index}`,
  },
}));

const serverNames = ['first', 'second'] as const;

/**
 * `test` on a site that was built for two servers of a search provider, with insights on. Also fails if a server
 * received an invalid request, or if the page sent a request to any other origin.
 */
export const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const options = { ...account, records: [...records, ...many] };
      const first = await new HostedServer(options).start();
      const second = await new HostedServer(options).start();
      const site = await serveShortSite({
        SITE_SEARCH_APP_ID: account.appId,
        SITE_SEARCH_KEY: account.searchKey,
        SITE_SEARCH_INDEX: account.indexName,
        SITE_SEARCH_HOSTS: `${first.origin},${second.origin}`,
        SITE_SEARCH_INSIGHTS: 'on',
        SEARCH_ADMIN_KEY: adminKey,
        DEPLOY_TOKEN: deployToken,
      });
      await use({ folder: site.folder, origin: site.origin, first, second });
      await site.close();
      await first.stop();
      await second.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ hosted }, use) => use(hosted.origin),
  quiet: async ({ watched, hosted, expectedErrors, breaksPolicy }, use) => {
    const servers = serverNames.map((name) => hosted[name]);
    const rightly = servers.map(({ answer }) => answer);
    await use(undefined);
    const errors = watched
      .flatMap((problems) => problems.errors)
      .filter((text) => !expectedErrors.some((it) => it.test(text)));
    expect.soft(errors, 'errors on the page').toEqual([]);
    const strange = watched
      .flatMap((problems) => problems.foreign)
      .filter((request) => !servers.some(({ origin }) => request.includes(` → ${origin}/`)));
    // Requests that the policy blocked are reported too.
    if (!breaksPolicy) {
      const violations = watched.flatMap((problems) => problems.violations);
      expect.soft(violations, 'violations of the policy').toEqual([]);
      expect.soft(strange, 'requests to other origins').toEqual([]);
    }
    for (const [index, server] of servers.entries()) {
      expect.soft(server.problems, 'invalid requests').toEqual([]);
      server.behaviour = 'right';
      server.answer = rightly[index] ?? server.answer;
      server.release();
      server.forget();
      await server.stop();
      await server.start();
    }
  },
});

/** Stops the page's clock. Afterwards, only `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
