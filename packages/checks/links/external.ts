import { flatten } from '@handbook/content';
import type { Problem } from '../lib/problem.ts';

export const externalFile = 'packages/checks/links/external.json';

/** Addresses outside the site that pages may link to. */
export interface AllowedPrefix {
  prefix: string;
  reason: string;
  line: number;
}

/**
 * Reads the allow-list: `{ "https://host/path": "why" }`.
 *
 * @throws YAMLParseError when the text is no JSON
 */
export const readAllowed = (source: string): AllowedPrefix[] =>
  flatten(source).map(({ path, value, line }) => ({ prefix: path, reason: String(value), line }));

/** Whether an address is a prefix or continues it at the end of a name. */
export const isBelow = (prefix: string, url: string): boolean =>
  url.startsWith(prefix) && (/[/:]$/.test(prefix) || /^($|[/?#])/.test(url.slice(prefix.length)));

/** Whether the list lets pages link to an address. */
export const isAllowed = (url: string, allowed: readonly AllowedPrefix[]): boolean =>
  allowed.some(({ prefix }) => isBelow(prefix, url));

const junk = /[\s.,;:!?'"`<>，。；：！？、”’）】]$/;

/** What is wrong with the form of an external address, as the end of a sentence, or `undefined`. */
export function malformed(url: string): string | undefined {
  if (url.startsWith('//')) return 'has no scheme';
  if (!URL.canParse(url)) return 'is no address';
  const { protocol, hostname, username } = new URL(url);
  if (protocol === 'mailto:') return undefined;
  if (protocol !== 'https:') return `starts with ${protocol} and not with https:`;
  if (username !== '') return 'carries a user name';
  if (!hostname.includes('.')) return 'has no public host';
  let text = url;
  try {
    // What a question asks in an encoded query is free text.
    const [place = '', query] = url.split('?', 2);
    text = decodeURIComponent(place) + (query === undefined ? '' : `?${query}`);
  } catch {
    return 'has a broken % sign';
  }
  const count = (char: string) => text.split(char).length - 1;
  if (junk.test(text) || (text.endsWith(')') && count(')') > count('('))) {
    return 'ends in a character of the sentence around it';
  }
  return /[\s，。；：！？（）]/.test(text)
    ? 'has white space or Chinese punctuation in it'
    : undefined;
}

/** Entries of the allow-list that are not what they should be. */
export function allowedProblems(
  allowed: readonly AllowedPrefix[],
  urls: readonly string[],
): Problem[] {
  return allowed.flatMap(({ prefix, reason, line }): Problem[] => {
    const place = { file: externalFile, line };
    if (reason.trim().length < 10) {
      const message = `${prefix} has no reason to be linked.`;
      return [{ ...place, message, fix: 'Say in a few words why readers are sent there.' }];
    }
    if (urls.some((url) => isBelow(prefix, url))) return [];
    const message = `No page links to ${prefix} any more.`;
    return [{ ...place, message, fix: 'Remove the entry.' }];
  });
}
