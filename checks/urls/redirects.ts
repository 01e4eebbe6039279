import { flatten } from '../lib/flatten.ts';
import type { Problem } from '../lib/problem.ts';

export const redirectsFile = 'docs/redirects.json';

/** One line of `docs/redirects.json`. */
export interface Redirect {
  from: string;
  to: string;
  line: number;
}

/**
 * Reads redirects written as `{ "/old": "/new" }`.
 *
 * @throws YAMLParseError when the text is no JSON
 */
export const readRedirects = (source: string): Redirect[] =>
  flatten(source).map(({ path, value, line }) => ({ from: path, to: String(value), line }));

/** A redirect leads from an address that is gone to one that exists. */
export function redirectProblems(
  redirects: readonly Redirect[],
  current: ReadonlySet<string>,
): Problem[] {
  return redirects.flatMap(({ from, to, line }): Problem[] => {
    const place = { file: redirectsFile, line };
    if (current.has(from)) {
      const message = `${from} exists, so its redirect to ${to} would hide it.`;
      return [{ ...place, message, fix: 'Remove the redirect or the page.' }];
    }
    if (!current.has(to)) {
      const message = `${from} leads to ${to}, which does not exist.`;
      return [
        { ...place, message, fix: 'Lead it to a route or heading that exists, without detour.' },
      ];
    }
    return [];
  });
}
