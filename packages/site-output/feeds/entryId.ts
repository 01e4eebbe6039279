import { createHash } from 'node:crypto';

/**
 * Returns the ID of an entry, which is the same in every build and at every URL.
 *
 * @param parts strings that identify the entry
 */
export function entryId(...parts: string[]): string {
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex');
  // Version 8 of RFC 9562, which allows custom bits.
  const third = `8${hash.slice(13, 16)}`;
  const fourth = `a${hash.slice(17, 20)}`;
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-${third}-${fourth}-${hash.slice(20, 32)}`;
}
