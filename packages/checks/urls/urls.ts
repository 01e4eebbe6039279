import { flatten } from '@handbook/content';
import { isRowLink } from '@handbook/mdx';
import { inEveryLanguage } from '@handbook/site-output';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { SiteUrl } from './current.ts';
import { type Redirect, readRedirects, redirectProblems, redirectsFile } from './redirects.ts';

export const publishedFile = 'packages/checks/urls/published.json';

export interface UrlsInput {
  current: readonly SiteUrl[];
  /** Text of `published.json`. */
  published: string;
  /** Text of `docs/redirects.json`; absent when there is none. */
  redirects?: string;
}

/** Whether a URL has a redirect, or is a heading of a page with a redirect. */
const isRedirected = (
  url: string,
  redirects: readonly Redirect[],
  current: ReadonlySet<string>,
) => {
  const page = url.replace(/#.*/, '');
  return redirects.some(({ from }) => from === url || (from === page && !current.has(page)));
};

function duplicates(current: readonly SiteUrl[]): Problem[] {
  const seen = new Map<string, SiteUrl>();
  return current.flatMap((address): Problem[] => {
    const { url, file, line } = address;
    const first = seen.get(url);
    seen.set(url, first ?? address);
    if (!first) return [];
    const message = `${url} is also the URL of ${first.file}:${first.line}.`;
    return [{ file, line, message, fix: 'Give one of the headings another id.' }];
  });
}

function goneProblem({ url, line }: { url: string; line: number }): Problem {
  const isHeading = url.includes('#');
  const message = `The published ${isHeading ? 'heading' : 'page'} ${url} no longer exists, so links to it break.`;
  const fix = `Restore the ${isHeading ? 'id' : 'route'}, or add "${url}": "/where/it/went" to ${redirectsFile}; without a language, it applies to every language. If it was never on the main branch, run: npm run check -- changed --update`;
  return { file: publishedFile, line, message, fix };
}

/** The fix for a URL that isn't recorded; no other problem has it. */
export const recordFix = 'Once the name is final, run: npm run check -- urls --update';

function newProblem({ url, file, line }: SiteUrl, current: readonly SiteUrl[]): Problem {
  const headings = current.filter((other) => other.url.startsWith(`${url}#`)).length;
  const what = headings > 0 ? `${url} (and ${headings} heading(s) on it)` : url;
  const message = `${what} is not in ${publishedFile}.`;
  return { file, line, message, fix: recordFix };
}

/** Checks that every published URL exists or has a redirect, and that every new URL is recorded. */
export function urls(input: UrlsInput): RuleResult {
  const redirects = input.redirects === undefined ? [] : readRedirects(input.redirects);
  const current = new Set(input.current.map(({ url }) => url));
  const published = flatten(input.published).map(({ value, line }) => ({
    url: String(value),
    line,
  }));
  const known = new Set(published.map(({ url }) => url));

  // A missing or new page is reported once, without its headings.
  const pageIn = (urlsKnown: ReadonlySet<string>, url: string) =>
    !url.includes('#') || urlsKnown.has(url.replace(/#.*/, ''));
  const gone = published
    // A row of a reference table keeps the URL of a former heading.
    .filter(({ url }) => !current.has(url) && !isRowLink(url))
    .filter(({ url }) => !isRedirected(url, redirects, current))
    .filter(({ url }) => pageIn(current, url));
  // One redirect is enough for all languages.
  const translated = new Set(
    gone.flatMap(({ url }) =>
      inEveryLanguage({ from: url, to: url })
        .map(({ from }) => from)
        .filter((from) => from !== url),
    ),
  );
  const fresh = input.current
    .filter(({ url }) => !known.has(url) && pageIn(known, url))
    .map((address) => newProblem(address, input.current));
  const routes = [...current].filter((url) => !url.includes('#')).length;
  return {
    problems: [
      ...gone.filter(({ url }) => !translated.has(url)).map(goneProblem),
      ...fresh,
      ...duplicates(input.current),
      ...redirectProblems(redirects, current),
    ],
    counted: { routes, addresses: current.size, published: published.length },
  };
}

/**
 * Adds every current URL to the list. URLs that no longer exist stay in it, because readers may have linked to them.
 *
 * @param published text of `published.json`
 * @returns the new text, with one URL on each line, sorted
 */
export function withCurrent(published: string, current: readonly SiteUrl[]): string {
  const all = new Set([...(JSON.parse(published) as string[]), ...current.map(({ url }) => url)]);
  return `${JSON.stringify([...all].sort(), null, 2)}\n`;
}
