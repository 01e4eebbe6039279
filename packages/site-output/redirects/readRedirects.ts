import { languages, localePrefix } from '@handbook/content/address';
import { readText } from '@handbook/content/files';

/** The file of all redirects, from the repository's root. */
const REDIRECTS_FILE = 'docs/redirects.json';

/** A page or a heading that has moved, as paths without the site's base. */
export interface Redirect {
  from: string;
  to: string;
}

/** The redirects of a site, as hosts and pages need them. */
export interface Redirects {
  /** Of pages, which hosts perform. */
  pages: Redirect[];
  /** Of headings, which hosts never receive: for each page, the new path of each ID. */
  headings: Map<string, Record<string, string>>;
}

/** Expands a redirect without a language to every language. */
export function inEveryLanguage({ from, to }: Redirect): Redirect[] {
  const prefixes = languages.map((lang) => localePrefix(lang));
  const isLocalized = prefixes.some((prefix) => prefix && from.startsWith(`${prefix}/`));
  return isLocalized
    ? [{ from, to }]
    : prefixes.map((prefix) => ({ from: prefix + from, to: prefix + to }));
}

/** Removes the trailing slash of a path. */
export const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** Reads `{ "/old/page#id": "/new/page#id", "/old/page": "/new/page" }`, for every language. */
export function readRedirects(file = REDIRECTS_FILE): Redirects {
  const entries = Object.entries<string>(JSON.parse(readText(file)));
  const redirects: Redirects = { pages: [], headings: new Map() };
  for (const { from, to } of entries.flatMap(([from, to]) => inEveryLanguage({ from, to }))) {
    const [path = '', id] = from.split('#');
    const page = withoutSlash(path);
    if (id === undefined) redirects.pages.push({ from: page, to });
    else redirects.headings.set(page, { ...redirects.headings.get(page), [id]: to });
  }
  return redirects;
}

/**
 * Redirects from each folder that has no page, such as `/guide`, to the first page in it.
 *
 * @param pages in reading order
 * @param moved redirects that take precedence
 */
export function folderRedirects(
  pages: readonly { path: string }[],
  moved: readonly Redirect[],
): Redirect[] {
  const taken = new Set([
    ...pages.map(({ path }) => withoutSlash(path)),
    ...moved.map(({ from }) => from),
  ]);
  const redirects: Redirect[] = [];
  for (const { path } of pages) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const from = path.slice(0, end);
      if (taken.has(from)) continue;
      taken.add(from);
      redirects.push({ from, to: path });
    }
  }
  return redirects;
}
