import { cacheNames } from '../plan/cacheNames.ts';

/** A page on this device. */
export interface StoredPage {
  /** With the base. */
  path: string;
  title: string;
}

/** The title of a page, without the site's behind it. */
function titleOf(html: string): string {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  return new DOMParser().parseFromString(title, 'text/html').title.replace(/(?<=.) - [^-]*$/, '');
}

/**
 * The pages of a language that are stored, by visit or by wish, in the order of their titles.
 *
 * @param isOurs whether a path, with the base, belongs to the language
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
