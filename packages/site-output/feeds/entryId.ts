import { createHash } from 'node:crypto';

/**
 * The id of an entry, the same in every build and wherever the site is published.
 *
 * @param parts what tells the entry from all others
 */
export function entryId(...parts: string[]): string {
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex');
  // Version 8 of RFC 9562, whose other bits are the maker's own.
  const third = `8${hash.slice(13, 16)}`;
  const fourth = `a${hash.slice(17, 20)}`;
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-${third}-${fourth}-${hash.slice(20, 32)}`;
}
