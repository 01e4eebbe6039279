import { decodeSafely } from '@handbook/content/address';

/**
 * Whether a file has a content hash in its name, so its content never changes.
 *
 * A hash in the name of a folder doesn't count: the files in it belong to a standalone bundle, such as the highlighter. Bundles
 * are large and loaded on use, so the worker doesn't store them.
 */
export const isHashed = (path: string): boolean => /\/static\/.*\.[0-9a-f]{8,}\.\w+$/.test(path);

/**
 * Returns the path of the page that a URL leads to. Servers also accept the path with `.html`, with `index`, with or without
 * a trailing slash, with repeated slashes, and with escaped letters.
 *
 * @param pages the paths of the pages
 * @returns the path of the URL, with single slashes, if no page matches
 */
export function pagePath({ pathname }: URL, pages: readonly string[]): string {
  const path = pathname.replace(/\/{2,}/g, '/');
  const bare = decodeSafely(path, decodeURI)
    .replace(/(?:\.html|\/)$/, '')
    .replace(/\/index$/, '');
  return [bare, `${bare}/`].find((it) => pages.includes(it)) ?? path;
}

/** Returns the URL that a page is stored under, without query and hash. */
export const pageKey = (url: URL, pages: readonly string[]): string =>
  new URL(pagePath(url, pages), url.origin).href;

/** Returns the language of a path, which starts with the base. */
export function languageOf(
  path: string,
  { base, languages, rootLang }: { base: string; languages: readonly string[]; rootLang: string },
): string {
  const [first = ''] = path.slice(base.length).split('/');
  return languages.includes(first) ? first : rootLang;
}

const QUOTED = /["']([^"'\s<>]+)["']/g;
/** Without the hash, because a cache stores whole files: `/logos.svg#rspack` is in `/logos.svg`. */
const ATTRIBUTE = /\s(?:src|href|poster)="([^"#]+)(?:#[^"]*)?"/g;
/** Elements for crawlers. Browsers don't load the files in them, such as the page's card. */
const FOR_CRAWLERS = /<meta\b[^>]*>|<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs;
const LOADED = /\.(?:css|js|mjs|svg|png|jpe?g|webp|avif|gif|ico|woff2?|webmanifest)$/;

/**
 * Returns the files of the site that a page loads: the files in attributes, and every quoted path with a content hash, for
 * example in a script.
 *
 * @param html the built page
 * @param base the path that the site is served under, with a slash at both ends
 */
export function filesNamedIn(html: string, base: string): string[] {
  const found = new Set<string>();
  const isOurs = (path: string) => path.startsWith(base) && !path.startsWith('//');
  const loaded = html.replace(FOR_CRAWLERS, '');
  for (const [, path = ''] of loaded.matchAll(QUOTED)) {
    if (isOurs(path) && isHashed(path)) found.add(path);
  }
  for (const [, path = ''] of loaded.matchAll(ATTRIBUTE)) {
    if (isOurs(path) && LOADED.test(path)) found.add(path);
  }
  return [...found].sort();
}
