import { cacheNames } from '../plan/cacheNames.ts';
import type { WorkerPlan } from '../plan/plan.ts';
import { isFile, isPage } from '../plan/responses.ts';
import { isHashed } from '../plan/urls.ts';

/**
 * Stores the files that every page of a build needs: all of them or none. Files that another build stored are copied.
 *
 * @param languages whose search data is stored too
 * @throws Error if a file can't be downloaded or isn't a file of this site
 */
export async function storeShell(
  plan: WorkerPlan,
  languages: Iterable<string> = [],
): Promise<void> {
  const documents = [...languages]
    .map((lang) => plan.documents[lang])
    .filter((it) => it !== undefined);
  const offlinePages = Object.values(plan.offlinePages);
  const cache = await caches.open(cacheNames(plan.base).shell(plan.build));
  const missing: string[] = [];
  for (const url of [...plan.shell, ...documents, ...offlinePages, plan.notFound]) {
    const stored = isHashed(url) ? await caches.match(url, { ignoreVary: true }) : undefined;
    if (stored) await cache.put(url, stored);
    else missing.push(url);
  }
  const fetched = await Promise.all(
    missing.map(async (url) => {
      // The browser's HTTP cache may have the previous build's file under a name without a hash.
      const response = await fetch(url, { cache: isHashed(url) ? 'default' : 'reload' });
      const isExpected = offlinePages.includes(url) ? isPage : isFile;
      if (!(await isExpected(response))) throw new Error(`${url} can't be stored.`);
      return { url, response };
    }),
  );
  for (const { url, response } of fetched) await cache.put(url, response);
}
