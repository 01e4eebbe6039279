import { isHashed } from '../plan/addresses.ts';
import { cacheNames } from '../plan/cacheNames.ts';
import type { WorkerPlan } from '../plan/plan.ts';

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
  const cache = await caches.open(cacheNames(plan.base).shell(plan.build));
  const missing: Request[] = [];
  for (const url of [
    ...plan.shell,
    ...documents,
    ...Object.values(plan.offlinePages),
    plan.notFound,
  ]) {
    const stored = isHashed(url) ? await caches.match(url, { ignoreVary: true }) : undefined;
    if (stored) await cache.put(url, stored);
    // A name without a hash may stand for the file of the build before, in the browser's own cache.
    else missing.push(new Request(url, { cache: isHashed(url) ? 'default' : 'reload' }));
  }
  await cache.addAll(missing);
}
