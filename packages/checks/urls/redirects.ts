import { flatten } from '@handbook/content';
import { isRowLink } from '@handbook/mdx';
import { inEveryLanguage } from '@handbook/site-output';
import type { Problem } from '../lib/problem.ts';

export const redirectsFile = 'docs/redirects.json';

/** One line of `docs/redirects.json`. */
export interface Redirect {
  from: string;
  to: string;
  line: number;
}

/**
 * Reads redirects written as `{ "/old": "/new" }`, for every language.
 *
 * @throws YAMLParseError if the text isn't valid JSON
 */
export const readRedirects = (source: string): Redirect[] =>
  flatten(source).flatMap(({ path, value, line }) =>
    inEveryLanguage({ from: path, to: String(value) }).map((one) => ({ ...one, line })),
  );

/**
 * Checks that each redirect leads from a URL that no longer exists to one that exists. The rows of reference tables have
 * a URL without a heading.
 */
export function redirectProblems(
  redirects: readonly Redirect[],
  current: ReadonlySet<string>,
): Problem[] {
  return redirects.flatMap(({ from, to, line }): Problem[] => {
    const place = { file: redirectsFile, line };
    if (current.has(from) || isRowLink(from)) {
      const message = `${from} exists, so the redirect to ${to} would hide it.`;
      return [{ ...place, message, fix: 'Remove the redirect or the page.' }];
    }
    const page = from.replace(/#.*/, '');
    if (page !== from && !current.has(page)) {
      const message = `${page} doesn't exist, so it can't redirect ${from}.`;
      return [{ ...place, message, fix: `Redirect the page: "${page}": "/where/it/went".` }];
    }
    if (!current.has(to) && !isRowLink(to)) {
      const message = `${from} redirects to ${to}, which doesn't exist.`;
      const fix = 'Redirect it to a route or heading that exists, not to another redirect.';
      return [{ ...place, message, fix }];
    }
    return [];
  });
}
