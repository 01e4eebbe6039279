/** Returns the start of each cache name. Sites of the same origin share the Cache API, so it contains the base. */
export const cachePrefix = (base: string): string => `site ${base} `;

/** Opens the cache of visited and saved pages. */
export const openPages = (base: string): Promise<Cache> => caches.open(`${cachePrefix(base)}pages`);

/** The start of an element that Rspress writes into each page. A captive portal or another server doesn't. */
export const PAGE_MARK = '<meta name="generator" content="Rspress';

export const languageOf = (html: string) => /<html[^>]*? lang="([^"]+)/.exec(html)?.[1] ?? '';

const ATTRIBUTE =
  /\s(?:src|href|poster)="([^"#]+\.(?:css|js|svg|png|jpe?g|webp|avif|gif|ico|woff2|webmanifest))[#"]/g;

/** Returns the files of the site that a page loads. */
export const filesOf = (html: string, base: string): string[] =>
  [...html.matchAll(ATTRIBUTE)]
    .map(([, path = '']) => path)
    .filter((path) => path.startsWith(base) && !path.startsWith('//'));
