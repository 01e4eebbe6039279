import type { Redirect } from '../../redirects/readRedirects.ts';
import type { Headers, SiteHeaders } from '../siteHeaders.ts';
import { escapePattern } from './escapePattern.ts';

const listOf = (headers: Headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Writes a `vercel.json` for the deployed folder. No two rules set the same header of a path. */
export function vercelConfig(
  { base, everywhere, rules }: SiteHeaders,
  redirects: readonly Redirect[],
): string {
  const startOf = (path: string) => escapePattern(path.replace(/\*$/, ''));
  const overrides = rules.filter(({ headers }) =>
    Object.keys(headers).some((name) => name in everywhere),
  );
  const others = overrides.map(({ path }) => `(?!${startOf(path)})`).join('');
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: base.slice(0, -1) + escapePattern(from),
      destination: base.slice(0, -1) + to,
      statusCode: 301,
    })),
    headers: [
      { source: `${base}(${others}.*)`, headers: listOf(everywhere) },
      ...rules.map((rule) => ({
        source: base + startOf(rule.path) + (rule.path.endsWith('*') ? '(.*)' : ''),
        headers: listOf({ ...(overrides.includes(rule) && everywhere), ...rule.headers }),
      })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
