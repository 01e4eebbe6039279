import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { cachePrefix, filesOf, languageOf, openPages, PAGE_MARK } from '../siteFiles.ts';
import type { WorkerPlan } from './plan.ts';

declare const offlinePlan: WorkerPlan;
export const { base, offlinePages, searchData, shell } = offlinePlan;

const isHtml = ({ headers }: Response) => /^text\/html\b/.test(headers.get('content-type') ?? '');

/** Whether a response is from this site: not an error, a redirect, or the login page of a captive portal. */
async function isOurs(response: Response): Promise<boolean> {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false;
  return !isHtml(response) || (await response.clone().text()).includes(PAGE_MARK);
}

/** Treats another server's response like no response. */
export const onlyOurs: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (await isOurs(response)) return response;
    throw new Error(`${request.url} isn't a file of this site.`);
  },
};

/** Without `purgeOnQuotaError`, so a full device keeps what it stores. */
const cacheOf = (name: string, maxEntries: number, plugin: WorkboxPlugin) => ({
  cacheName: cachePrefix(base) + name,
  // Hosts send `Vary`, but not because of these files.
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries }), plugin],
});
/** More files than two languages have, so files of older builds stay for a while, too. */
const fileCache = cacheOf('files', 600, onlyOurs);

export const files = new CacheFirst(fileCache);
export const pictures = new StaleWhileRevalidate(fileCache);

const storeFiles = (urls: string[], event: Event) =>
  Promise.all([...new Set(urls)].flatMap((request) => files.handleAll({ request, event })));

const searchDataOf = async (page: Response) => searchData[languageOf(await page.text())] ?? [];

/** Stores the files of this build that its pages share, and its search data for the languages of stored pages. */
export async function storeBuild(event: Event): Promise<void> {
  const pages = await (await openPages(base)).matchAll();
  await storeFiles(shell.concat(...(await Promise.all(pages.map(searchDataOf)))), event);
}

/** Stores a page only after the search data of its language and all files that it needs. */
const completePage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ''),
  cacheWillUpdate: async ({ response, event }) => {
    if (!isHtml(response) || !(await isOurs(response))) return null;
    const html = await response.clone().text();
    await storeFiles(filesOf(html, base).concat(searchData[languageOf(html)] ?? []), event);
    return response;
  },
};

/** Pages come from the server, so that HTML and scripts are from the same build, or from the cache after 3 seconds. */
export const pages = new NetworkFirst({
  ...cacheOf('pages', 200, completePage),
  networkTimeoutSeconds: 3,
});
