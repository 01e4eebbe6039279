import { languages, localePrefix } from '@handbook/content/address';
import { readText } from '@handbook/content/files';

/** The file of all redirects, from the repository's root. */
const REDIRECTS_FILE = 'docs/redirects.json';

/** A page or a heading that has moved, as paths without the site's base. */
export interface Redirect {
  from: string;
  to: string;
}

/** Expands a redirect without a language to every language. */
export function inEveryLanguage({ from, to }: Redirect): Redirect[] {
  const prefixes = languages.map((lang) => localePrefix(lang));
  const isLocalized = prefixes.some((prefix) => prefix && from.startsWith(`${prefix}/`));
  return isLocalized
    ? [{ from, to }]
    : prefixes.map((prefix) => ({ from: prefix + from, to: prefix + to }));
}

/**
 * Reads `{ "/old/page#id": "/new/page#id", "/old/page": "/new/page" }`, for every language.
 *
 * @throws Error if the file isn't valid JSON
 */
export function readRedirects(file = REDIRECTS_FILE): Redirect[] {
  const text = readText(file);
  try {
    const entries = Object.entries<string>(JSON.parse(text));
    return entries.flatMap(([from, to]) => inEveryLanguage({ from, to }));
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}

/** Removes the trailing slash of a path. */
export const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** Returns the redirects of pages, which hosts perform. */
export const pageRedirects = (redirects: readonly Redirect[]): Redirect[] =>
  redirects
    .filter(({ from }) => !from.includes('#'))
    .map(({ from, to }) => ({ from: withoutSlash(from), to }));

/** Returns the redirects of headings, which hosts never receive: for each page, the new path of each ID. */
export function anchorRedirects(
  redirects: readonly Redirect[],
): Map<string, Record<string, string>> {
  const pages = new Map<string, Record<string, string>>();
  for (const { from, to } of redirects) {
    const [path = '', id] = from.split('#');
    if (id === undefined) continue;
    const page = withoutSlash(path);
    pages.set(page, { ...pages.get(page), [id]: to });
  }
  return pages;
}
