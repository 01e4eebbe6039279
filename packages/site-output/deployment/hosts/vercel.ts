import type { Redirect } from '../../redirects/readRedirects.ts';
import type { Headers, SiteHeaders } from '../siteHeaders.ts';
import { escapePattern } from './escapePattern.ts';

const listOf = (headers: Headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Writes a `vercel.json` for the deployed folder. No two rules match the same path. */
export function vercelConfig(headers: SiteHeaders, redirects: readonly Redirect[] = []): string {
  const { base, everywhere, framed, hashed, fresh } = headers;
  const folders = Object.keys(framed).map(escapePattern);
  const others = folders.length > 0 ? `((?!${folders.join('|')}).*)` : '(.*)';
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    ...(redirects.length > 0 && {
      redirects: redirects.map(({ from, to }) => ({
        source: base.slice(0, -1) + escapePattern(from),
        destination: base.slice(0, -1) + to,
        statusCode: 301,
      })),
    }),
    headers: [
      { source: `${base}${others}`, headers: listOf(everywhere) },
      ...Object.entries(framed).map(([folder, own]) => ({
        source: `${base}${escapePattern(folder)}(.*)`,
        headers: listOf({ ...everywhere, ...own }),
      })),
      {
        source: `${base}${hashed.prefix}(.*)`,
        headers: listOf({ 'Cache-Control': hashed.caching }),
      },
      ...fresh.map((path) => ({
        source: base + escapePattern(path),
        headers: listOf({ 'Cache-Control': headers.caching }),
      })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
