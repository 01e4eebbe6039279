/** What the caches of the site under this base start with; other sites of the same origin have others. */
export const cachePrefix = (base: string): string => `site ${base} `;

/** The names of the caches, for a site under a base. */
export const cacheNames = (base: string) => ({
  /** Visited pages. */
  pages: `${cachePrefix(base)}pages`,
  /** What visited pages need. */
  files: `${cachePrefix(base)}files`,
  /** What was loaded besides, e.g. on use. */
  extras: `${cachePrefix(base)}extras`,
  /** What all pages of a build need. */
  shell: (build: string) => `${cachePrefix(base)}shell ${build}`,
  isShell: (name: string) => name.startsWith(`${cachePrefix(base)}shell `),
  /** A whole language, stored by the reader's wish. */
  language: (lang: string) => `${cachePrefix(base)}language ${lang}`,
});

/** The header of a stored page that names the files it needs, with spaces between. */
export const FILES_HEADER = 'x-offline-files';

/** The header of a stored file that tells which revision it is. */
export const REVISION_HEADER = 'x-offline-revision';

/** The header of requests that the service worker leaves alone. */
export const DIRECT_HEADER = 'x-offline-direct';
