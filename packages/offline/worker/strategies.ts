import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { cachePrefix, filesOf, languageOf, openPages, PAGE_MARK } from '../siteFiles.ts';

/** The constants that a build writes at the start of `sw.js`. All paths start with the base. */
export interface WorkerPlan {
  base: string;
  /** The scripts and style sheets that pages share, and the files of the offline pages. */
  shell: string[];
  /** The offline page of each language, the main language last, because its folder contains the others. */
  offlinePages: { url: string; revision: string }[];
  searchData: Record<string, string>;
}
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

/** Files that this worker has stored or found since it started. Recording each use takes longer than storing a page. */
const recent = new Set<string>();

async function storeFiles(urls: string[], event: Event): Promise<void> {
  const others = [...new Set(urls)].filter((url) => !recent.has(url));
  await Promise.all(others.flatMap((request) => files.handleAll({ request, event })));
  for (const url of others) recent.add(url);
}

/** Stores the files of this build that its pages share, and its search data for the languages of stored pages. */
export async function storeBuild(event: Event): Promise<void> {
  const pages = await (await openPages(base)).matchAll();
  const texts = await Promise.all(pages.map((page) => page.text()));
  await storeFiles(shell.concat(texts.flatMap((it) => searchData[languageOf(it)] ?? [])), event);
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
