import type { Redirect } from '../../redirects/readRedirects.ts';
import type { Headers, SiteHeaders } from '../siteHeaders.ts';

/** What a host does with a header that two matching rules set. */
type Repeated = 'last wins' | 'all are joined';

const linesOf = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/**
 * A `_headers` file. Pages get no caching here: the hosts that read it already have browsers ask for them anew.
 *
 * @param repeated Netlify's last rule wins, as its own command line has it; Cloudflare joins the values of all rules
 * unless a rule first takes the header away
 */
export function headersFile(headers: SiteHeaders, repeated: Repeated): string {
  const { base, everywhere, framed, hashed, fresh } = headers;
  const exceptions = Object.entries(framed).flatMap(([folder, own]) => [
    '',
    `${base}${folder}*`,
    ...Object.keys(repeated === 'last wins' ? {} : own)
      .filter((name) => name in everywhere)
      .map((name) => `  ! ${name}`),
    ...linesOf(own),
  ]);
  const caching = [
    ['', `${base}${hashed.prefix}*`, `  Cache-Control: ${hashed.caching}`],
    ...fresh.map((path) => ['', `${base}${path}`, `  Cache-Control: ${headers.caching}`]),
  ].flat();
  return `${[`${base}*`, ...linesOf(everywhere), ...exceptions, ...caching].join('\n')}\n`;
}

/** Writes a `_redirects` file, with both spellings of a path, because Cloudflare compares paths exactly. */
export const redirectsFile = (redirects: readonly Redirect[], base: string): string =>
  redirects
    .flatMap(({ from, to }) => ['', '/'].map((end) => [base.slice(0, -1) + from + end, to]))
    .map(([from, to]) => `${from} ${base.slice(0, -1)}${to} 301\n`)
    .join('');
