import { cacheNames } from '../plan/cacheNames.ts';

/** A page in a cache. */
export interface StoredPage {
  /** Starts with the base. */
  path: string;
  title: string;
}

/** Returns the title of a page without the title of the site. */
function titleOf(html: string): string {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  return new DOMParser().parseFromString(title, 'text/html').title.replace(/(?<=.) - [^-]*$/, '');
}

/**
 * Returns the stored pages of a language, sorted by title: visited pages, and pages stored with the dialog.
 *
 * @param isOurs whether a path belongs to the language
 */
export async function storedPages(
  base: string,
  lang: string,
  isOurs: (path: string) => boolean,
): Promise<StoredPage[]> {
  const names = cacheNames(base);
  const pages = new Map<string, string>();
  for (const name of [names.language(lang), names.pages]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      if (/\.\w+$/.test(path) || !isOurs(path)) continue;
      pages.set(path, titleOf((await (await cache.match(request))?.text()) ?? '') || path);
    }
  }
  return [...pages]
    .map(([path, title]) => ({ path, title }))
    .sort((a, b) => a.title.localeCompare(b.title, lang));
}
