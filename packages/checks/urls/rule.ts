import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  flatten,
  headingsOf,
  isFragment,
  loadRoutes,
  type Page,
  routedFile,
  urlOf,
} from '@handbook/content';
import { isRowLink } from '@handbook/mdx';
import { inEveryLanguage } from '@handbook/site-output';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { resultLines } from '../lib/resultLines.ts';
import type { Scope } from '../runner/rule.ts';

export const name = 'urls';
export const needsBuild = false;

export const publishedFile = 'packages/checks/urls/published.json';
const redirectsFile = 'docs/redirects.json';

/** A URL that a reader can link to, without the base path, e.g. `/zh/guide/basic/deploy#nginx`. */
interface SiteUrl {
  url: string;
  file: string;
  line: number;
}

/** The URLs of a page's headings, without the title and without headings in the frame of a live example. */
export function headingUrls(page: Page): SiteUrl[] {
  const shown = resultLines(page);
  return headingsOf(page)
    .filter(({ depth, line }) => depth > 1 && !shown.has(line))
    .map(({ id, line }) => ({ url: `${urlOf(page)}#${id}`, file: page.file, line }));
}

/** Adds URLs to the text of `published.json`, sorted, one on each line. */
export function withUrls(published: string, urls: readonly string[]): string {
  const all = new Set([...(JSON.parse(published) as string[]), ...urls]);
  return `${JSON.stringify([...all].sort(), null, 2)}\n`;
}

/** Checks that every published URL exists or has a redirect, and that every URL is recorded. */
export function run({ root, all, broken, update, changes }: Scope): RuleResult {
  const routes = loadRoutes(root).filter(({ route }) => route !== '/404');
  const pages = all.filter((page) => page.route !== '/404' && !isFragment(page));
  const current: SiteUrl[] = [
    ...routes.map((file) => ({ url: urlOf(file), file: file.file, line: 1 })),
    ...pages.flatMap(headingUrls),
  ];
  const path = join(root, publishedFile);
  let published = existsSync(path) ? readFileSync(path, 'utf8') : '[]';
  if (update) {
    // What was never on the main branch needs no redirect.
    const onMain = changes?.before(publishedFile) ?? published;
    published = withUrls(
      onMain,
      current.map(({ url }) => url),
    );
    writeFileSync(path, published);
  }
  const redirectsPath = join(root, redirectsFile);
  const redirects = existsSync(redirectsPath) ? readFileSync(redirectsPath, 'utf8') : '{}';
  // The headings of a page that doesn't parse are unknown.
  const unknown = new Set(broken.map(({ file }) => urlOf(routedFile(file))));
  const kept = (JSON.parse(published) as string[])
    .filter((url) => url.includes('#') && unknown.has(pageOf(url)))
    .map((url) => ({ url, file: publishedFile, line: 1 }));
  return urls([...current, ...kept], published, redirects);
}

const pageOf = (url: string): string => url.replace(/#.*/, '');

/**
 * Compares the URLs of the site with those that were ever published.
 *
 * @param publishedText text of `published.json`
 * @param redirectsText text of `docs/redirects.json`
 */
export function urls(
  current: readonly SiteUrl[],
  publishedText: string,
  redirectsText: string,
): RuleResult {
  const published = flatten(publishedText).map(({ value, line }) => ({ url: `${value}`, line }));
  const known = new Set(published.map(({ url }) => url));
  const exists = new Set(current.map(({ url }) => url));
  const redirects = flatten(redirectsText).flatMap(({ path: from, value, line }) =>
    inEveryLanguage({ from, to: String(value) }).map((one) => ({ ...one, line })),
  );
  const redirected = new Set(redirects.map(({ from }) => from));
  const problems: Problem[] = [];
  for (const { url, line } of published) {
    const page = pageOf(url);
    if (exists.has(url) || redirected.has(url) || (!exists.has(page) && redirected.has(page)))
      continue;
    // A missing page is reported once, without its headings, and a row of a table keeps the URL of a heading.
    if ((url !== page && !exists.has(page)) || isRowLink(url)) continue;
    problems.push({
      file: publishedFile,
      line,
      message: `${url} was published and no longer exists, so links to it break.`,
      fix: `Restore it, or add "${url}": "/where/it/went" to ${redirectsFile}; without a language, it applies to every language. If it was never on the main branch, run: npm run check -- changed --update`,
    });
  }
  const seen = new Map<string, SiteUrl>();
  for (const one of current) {
    const { url, file, line } = one;
    const first = seen.get(url);
    seen.set(url, first ?? one);
    if (first) {
      const message = `${url} is also the URL of ${first.file}:${first.line}.`;
      problems.push({ file, line, message, fix: 'Give one of the headings another id.' });
    } else if (!known.has(url) && (url === pageOf(url) || known.has(pageOf(url)))) {
      const message = `${url} is not in ${publishedFile}.`;
      const fix = 'Once the name is final, run: npm run check -- changed --update';
      problems.push({ file, line, message, fix });
    }
  }
  for (const { from, to, line } of redirects) {
    const add = (message: string, fix: string) =>
      problems.push({ file: redirectsFile, line, message, fix });
    if (exists.has(from) || isRowLink(from)) {
      add(`${from} exists, so the redirect to ${to} would hide it.`, 'Remove the redirect.');
    } else if (from.includes('#') && !exists.has(pageOf(from))) {
      add(`${pageOf(from)} doesn't exist, so it can't redirect ${from}.`, 'Redirect the page.');
    } else if (!exists.has(to) && !isRowLink(to)) {
      const fix = 'Redirect it to a page or heading that exists, not to another redirect.';
      add(`${from} redirects to ${to}, which doesn't exist.`, fix);
    }
  }
  return { problems, counted: { urls: current.length, published: published.length } };
}
