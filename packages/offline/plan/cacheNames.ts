/** Returns the start of each cache name. Sites of the same origin share the Cache API, so it contains the base. */
export const cachePrefix = (base: string): string => `site ${base} `;

/** Returns the names of the caches of the site under a base. */
export const cacheNames = (base: string) => ({
  /** Visited pages. */
  pages: `${cachePrefix(base)}pages`,
  /** The files that visited pages need. */
  files: `${cachePrefix(base)}files`,
  /** Files that pages loaded later, such as search. */
  extras: `${cachePrefix(base)}extras`,
  /** The files that every page of a build needs. */
  shell: (build: string) => `${cachePrefix(base)}shell ${build}`,
  isShell: (name: string) => name.startsWith(`${cachePrefix(base)}shell `),
  /** All pages of a language, which the reader chose to store. */
  language: (lang: string) => `${cachePrefix(base)}language ${lang}`,
});

/** The header of a visited page that lists the files that it needs, separated by spaces. */
export const FILES_HEADER = 'x-offline-files';

/** The header with the revision of a file or page that was stored with its language. */
export const REVISION_HEADER = 'x-offline-revision';

/** The header of requests that the service worker ignores. */
export const DIRECT_HEADER = 'x-offline-direct';
