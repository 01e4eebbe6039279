import { cacheNames, FILES_HEADER } from '../plan/cacheNames.ts';
import type { WorkerPlan } from '../plan/plan.ts';
import { isFile, isPage, withHeader } from '../plan/responses.ts';
import { filesNamedIn, isHashed, languageOf, pageKey } from '../plan/urls.ts';

const ANY_VARY = { ignoreVary: true };

/** The files of pages that are about to be stored, which must not be removed. */
const preparing = new Map<string, readonly string[]>();

/** Whether a file is in the shell of any build. */
async function inShell(url: string, { base }: WorkerPlan): Promise<boolean> {
  const names = (await caches.keys()).filter(cacheNames(base).isShell);
  for (const name of names) if (await (await caches.open(name)).match(url, ANY_VARY)) return true;
  return false;
}

/** Stores a copy of a file that a page needs, because other caches may expire. */
async function storeFile(url: string, plan: WorkerPlan): Promise<void> {
  const files = await caches.open(cacheNames(plan.base).files);
  if ((await files.match(url, ANY_VARY)) || (await inShell(url, plan))) return;
  const stored = await caches.match(url, ANY_VARY);
  const response = stored ?? (await fetch(url));
  if (!stored && !(await isFile(response))) throw new Error(`${url} cannot be stored.`);
  await files.put(url, response);
}

/** Whether a page's shared files are files of this worker's build. */
function isOfBuild(files: readonly string[], { shell }: WorkerPlan): boolean {
  const common = files.filter(
    (file) => isHashed(file) && /^(?!.*\/async\/).*\.(?:js|css)$/.test(file),
  );
  return common.every((file) => shell.includes(file));
}

/**
 * Stores the files that a page needs, before the page itself.
 *
 * @returns the page with a header that lists its files, or null if the page must not be stored
 */
export async function preparePage(
  response: Response,
  url: URL,
  plan: WorkerPlan,
): Promise<Response | null> {
  if (!(await isPage(response))) return null;
  const html = await response.clone().text();
  const named = filesNamedIn(html, plan.base);
  // The worker of a newer build stores the newer search data.
  const documents = isOfBuild(named, plan) && plan.documents[languageOf(url.pathname, plan)];
  const relatedFiles = named.flatMap((file) => plan.relatedFiles[file] ?? []);
  const files = [...new Set([...named, ...relatedFiles, ...(documents ? [documents] : [])])];
  const key = pageKey(url, plan.pages);
  preparing.set(key, files);
  try {
    await Promise.all(files.map((file) => storeFile(file, plan)));
  } catch {
    // Offline, replaced by a deployment, or out of space: the reader gets the page, but it isn't stored.
    preparing.delete(key);
    return null;
  }
  return withHeader(response, html, FILES_HEADER, files.join(' '));
}

/** The files that stored pages need. */
async function neededFiles({ base }: WorkerPlan): Promise<Set<string>> {
  const pages = await (await caches.open(cacheNames(base).pages)).matchAll();
  const named = pages.flatMap((page) => (page.headers.get(FILES_HEADER) ?? '').split(' '));
  return new Set([...named, ...[...preparing.values()].flat()]);
}

/** The paths of the entries of a cache. */
async function pathsIn(name: string): Promise<string[]> {
  const keys = await (await caches.open(name)).keys();
  return keys.map(({ url }) => new URL(url).pathname);
}

/** Removes files that no stored page needs. */
export async function removeUnusedFiles(plan: WorkerPlan, stored?: URL): Promise<void> {
  if (stored) preparing.delete(pageKey(stored, plan.pages));
  const needed = await neededFiles(plan);
  const { files: name } = cacheNames(plan.base);
  const files = await caches.open(name);
  for (const path of await pathsIn(name)) if (!needed.has(path)) await files.delete(path);
}

/** Removes the shells of other builds that no stored page needs. Only for the newest worker. */
export async function removeUnusedShells(plan: WorkerPlan): Promise<void> {
  const names = cacheNames(plan.base);
  const needed = await neededFiles(plan);
  const shell = new Set(plan.shell);
  for (const name of await caches.keys()) {
    if (!names.isShell(name) || name === names.shell(plan.build)) continue;
    const paths = await pathsIn(name);
    if (!paths.some((path) => needed.has(path) && !shell.has(path))) await caches.delete(name);
  }
}
