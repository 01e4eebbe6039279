// Netlify and Cloudflare read the same two file formats.
import type { Redirect } from '../../redirects/readRedirects.ts';
import type { Headers, SiteHeaders } from '../siteHeaders.ts';

const linesOf = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/**
 * Writes a `_headers` file. It sets no caching for pages, because these hosts already make browsers revalidate pages.
 *
 * If two rules set a header, the last one applies on Netlify. Cloudflare would join them, so a line with `!` removes the
 * first one; Netlify ignores that line, because it has no colon.
 */
export function headersFile({ base, everywhere, rules }: SiteHeaders): string {
  const lines = rules.flatMap(({ path, headers }) => [
    '',
    base + path,
    ...Object.keys(headers)
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
