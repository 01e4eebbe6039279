import { isHashed } from '../plan/addresses.ts';
import { cacheNames } from '../plan/cacheNames.ts';
import type { WorkerPlan } from '../plan/plan.ts';
import { isFile, isPage } from '../plan/responses.ts';

/**
 * Stores what all pages of a build need, everything or nothing. What another build has stored already is copied.
 *
 * @param languages those whose search comes with it
 * @throws when a file does not come whole
 */
export async function fillShell(plan: WorkerPlan, languages: Iterable<string> = []): Promise<void> {
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
