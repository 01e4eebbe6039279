import { flatten } from '@handbook/content';
import type { Problem } from '../lib/problem.ts';
import type { SourceFile } from './sources.ts';

export const externalFile = 'packages/checks/links/external.json';

/** External URLs that pages may link to. */
export interface AllowedPrefix {
  prefix: string;
  reason: string;
  line: number;
}

/**
 * Reads the allow-list: `{ "https://host/path": "why" }`.
 *
 * @throws YAMLParseError if the text isn't valid JSON
 */
export const readAllowed = (source: string): AllowedPrefix[] =>
  flatten(source).map(({ path, value, line }) => ({ prefix: path, reason: String(value), line }));

/** Whether a URL equals the prefix, or extends it after a complete path segment. */
export const isBelow = (prefix: string, url: string): boolean =>
  url.startsWith(prefix) && (/[/:]$/.test(prefix) || /^($|[/?#])/.test(url.slice(prefix.length)));

/** Whether pages may link to a URL. */
export const isAllowed = (
  url: string,
  allowed: readonly Pick<AllowedPrefix, 'prefix'>[],
): boolean => allowed.some(({ prefix }) => isBelow(prefix, url));

/** Files whose links are part of every page. They are lists of links already, so a link needs no second entry. */
const chromeFiles = new Set([
  'docs/en/_nav.json',
  'docs/zh/_nav.json',
  'rspress.config.ts',
  'site.ts',
  'theme/ecosystem/tools.ts',
]);

/** The external URLs in the files of the navbar, the footer, and the ecosystem menu. */
export const chromeUrls = (files: readonly SourceFile[]): Pick<AllowedPrefix, 'prefix'>[] =>
  files
    .filter(({ file }) => chromeFiles.has(file))
    .flatMap(({ source }) => [...source.matchAll(/['"](https:\/\/[^'"\s]+)['"]/g)])
    .map(([, prefix = '']) => ({ prefix }));

const junk = /[\s.,;:!?'"`<>，。；：！？、”’）】]$/;

/** What is wrong with an external URL, as the end of a sentence, or `undefined`. */
export function malformed(url: string): string | undefined {
  if (url.startsWith('//')) return 'has no scheme';
  if (!URL.canParse(url)) return "isn't a valid URL";
  const { protocol, hostname, username } = new URL(url);
  if (protocol === 'mailto:') return undefined;
  if (protocol !== 'https:') return `starts with ${protocol} instead of https:`;
  if (username !== '') return 'contains a user name';
  if (!hostname.includes('.')) return 'has no public host';
  let text = url;
  try {
    // An encoded query may contain any text.
    const [place = '', query] = url.split('?', 2);
    text = decodeURIComponent(place) + (query === undefined ? '' : `?${query}`);
  } catch {
    return 'has an invalid percent-encoding';
  }
  const count = (char: string) => text.split(char).length - 1;
  if (junk.test(text) || (text.endsWith(')') && count(')') > count('('))) {
    return 'ends with punctuation from the surrounding sentence';
  }
  return /[\s，。；：！？（）]/.test(text)
    ? 'contains white space or Chinese punctuation'
    : undefined;
}

/** Entries of the allow-list without a reason, and entries that no page links to. */
export function allowedProblems(
  allowed: readonly AllowedPrefix[],
  urls: readonly string[],
): Problem[] {
  return allowed.flatMap(({ prefix, reason, line }): Problem[] => {
    const place = { file: externalFile, line };
    if (reason.trim().length < 10) {
      const message = `The entry ${prefix} has no reason.`;
      return [{ ...place, message, fix: 'Describe in a few words why pages link there.' }];
    }
    if (urls.some((url) => isBelow(prefix, url))) return [];
    const message = `No page links to ${prefix}.`;
    return [{ ...place, message, fix: 'Remove the entry.' }];
  });
}
