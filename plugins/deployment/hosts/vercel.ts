import type { Headers, SiteHeaders } from '../siteHeaders.ts';
import { escapePattern } from './escapePattern.ts';

const listOf = (headers: Headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** A `vercel.json` to lie in the folder that is deployed. No two rules meet, so that none has to win. */
export function vercelConfig(headers: SiteHeaders): string {
  const { base, everywhere, framed, hashed, fresh } = headers;
  const folders = Object.keys(framed).map(escapePattern);
  const others = folders.length > 0 ? `((?!${folders.join('|')}).*)` : '(.*)';
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
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
