// Netlify and Cloudflare read the same two file formats.
import type { Redirect } from '../../redirects/readRedirects.ts';
import type { Headers, SiteHeaders } from '../siteHeaders.ts';

/** What a host does if two matching rules set the same header. */
type Repeated = 'last applies' | 'all are joined';

const linesOf = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/**
 * Writes a `_headers` file. It sets no caching for pages, because these hosts already make browsers revalidate pages.
 *
 * @param repeated on Netlify, the last rule takes precedence; Cloudflare joins the values of all rules unless a rule
 *   removes the header first
 */
export function headersFile({ base, everywhere, rules }: SiteHeaders, repeated: Repeated): string {
  const lines = rules.flatMap(({ path, headers }) => [
    '',
    base + path,
    ...Object.keys(repeated === 'last applies' ? {} : headers)
      .filter((name) => name in everywhere)
      .map((name) => `  ! ${name}`),
    ...linesOf(headers),
  ]);
  return `${[`${base}*`, ...linesOf(everywhere), ...lines].join('\n')}\n`;
}

/** Writes a `_redirects` file, with both spellings of a path, because Cloudflare compares paths exactly. */
export const redirectsFile = (redirects: readonly Redirect[], base: string): string =>
  redirects
    .flatMap(({ from, to }) => ['', '/'].map((end) => [base.slice(0, -1) + from + end, to]))
    .map(([from, to]) => `${from} ${base.slice(0, -1)}${to} 301\n`)
    .join('');
