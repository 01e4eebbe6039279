import type { Redirect } from '../../redirects/readRedirects.ts';

/** A `_redirects` file. Cloudflare compares paths as they are, so both spellings of a page's path are in it. */
export const redirectsFile = (redirects: readonly Redirect[], base: string): string =>
  redirects
    .flatMap(({ from, to }) => ['', '/'].map((end) => [base.slice(0, -1) + from + end, to]))
    .map(([from, to]) => `${from} ${base.slice(0, -1)}${to} 301\n`)
    .join('');
