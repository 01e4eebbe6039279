/** A placeholder for this site's origin. A path that resolves to another host here does so on every origin. */
const SITE = 'https://site.invalid';

/**
 * Whether a value from outside (the query, the browser's storage, a search provider) is an absolute path that can't leave
 * this site, with or without the site's base in front of it.
 */
export function isSitePath(path: unknown): path is string {
  // Browsers remove control characters from a URL, and treat a backslash as a slash.
  if (typeof path !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)) return false;
  try {
    const { origin, pathname } = new URL(path, SITE);
    // The framework decodes the path, and throws on a malformed escape.
    decodeURI(pathname);
    // `/a/..//host` resolves to `//host`, which is a host if the path is used again.
    return origin === SITE && !pathname.startsWith('//');
  } catch {
    return false;
  }
}

/**
 * Decodes a part of a URL from an untrusted source.
 *
 * @returns the text unchanged if it has a malformed escape
 */
export function decodeSafely(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
