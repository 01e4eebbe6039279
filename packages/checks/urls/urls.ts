import { flatten } from '@handbook/content';
import { isRowLink } from '@handbook/mdx';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Address } from './current.ts';
import { type Redirect, readRedirects, redirectProblems, redirectsFile } from './redirects.ts';

export const publishedFile = 'packages/checks/urls/published.json';

export interface UrlsInput {
  current: readonly Address[];
  /** Text of `published.json`. */
  published: string;
  /** Text of `docs/redirects.json`; absent when there is none. */
  redirects?: string;
}

/** A page's redirect carries its headings along. */
const isRedirected = (
  url: string,
  redirects: readonly Redirect[],
  current: ReadonlySet<string>,
) => {
  const page = url.replace(/#.*/, '');
  return redirects.some(({ from }) => from === url || (from === page && !current.has(page)));
};

function twice(current: readonly Address[]): Problem[] {
  const seen = new Map<string, Address>();
  return current.flatMap((address): Problem[] => {
    const first = seen.get(address.url);
    seen.set(address.url, first ?? address);
    if (!first) return [];
    const message = `${address.url} is also made by ${first.file}:${first.line}.`;
    return [
      { file: address.file, line: address.line, message, fix: 'Give one of them another id.' },
    ];
  });
}

function goneProblem({ url, line }: { url: string; line: number }): Problem {
  const isHeading = url.includes('#');
  const message = `The published ${isHeading ? 'heading' : 'page'} ${url} is gone, and links to it break.`;
  const fix = `Bring its ${isHeading ? 'id' : 'route'} back, or add "${url}": "/where/it/went" to ${redirectsFile}.`;
  return { file: publishedFile, line, message, fix };
}

function newProblem({ url, file, line }: Address, current: readonly Address[]): Problem {
  const headings = current.filter((other) => other.url.startsWith(`${url}#`)).length;
  const what = headings > 0 ? `${url} (and ${headings} heading(s) on it)` : url;
  const message = `${what} is new and not on the list of published addresses.`;
  return {
    file,
    line,
    message,
    fix: 'If its name is to stay, run: npm run check -- urls --update',
  };
}

/** Published addresses live on or redirect; new ones are recorded. */
export function urls(input: UrlsInput): RuleResult {
  const redirects = input.redirects === undefined ? [] : readRedirects(input.redirects);
  const current = new Set(input.current.map(({ url }) => url));
  const published = flatten(input.published).map(({ value, line }) => ({
    url: String(value),
    line,
  }));
  const known = new Set(published.map(({ url }) => url));

  // A page that is gone or new speaks for its headings.
  const pageIn = (urlsKnown: ReadonlySet<string>, url: string) =>
    !url.includes('#') || urlsKnown.has(url.replace(/#.*/, ''));
  const gone = published
    .filter(({ url }) => !current.has(url) && !isRedirected(url, redirects, current))
    .filter(({ url }) => pageIn(current, url))
    .map(goneProblem);
  const fresh = input.current
    .filter(({ url }) => !known.has(url) && pageIn(known, url))
    .map((address) => newProblem(address, input.current));
  const routes = [...current].filter((url) => !url.includes('#')).length;
  return {
    problems: [
      ...gone,
      ...fresh,
      ...twice(input.current),
      ...redirectProblems(redirects, current, isRowLink),
    ],
    counted: { routes, addresses: current.size, published: published.length },
  };
}

/**
 * The list with everything that exists now added. What is gone stays on it: the promise stands.
 *
 * @param published text of `published.json`
 * @returns its new text, one sorted address a line
 */
export function withCurrent(published: string, current: readonly Address[]): string {
  const all = new Set([...(JSON.parse(published) as string[]), ...current.map(({ url }) => url)]);
  return `${JSON.stringify([...all].sort(), null, 2)}\n`;
}
