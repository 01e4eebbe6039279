/** Stands for this site's origin: an address that leaves this one leaves any other, too. */
const SITE = 'https://site.invalid';

/**
 * Whether an address from outside (the query, the browser's storage, a search provider) leads to a page of this site. It
 * has to be an absolute path, and may be used as it is, also after the site's base.
 */
export function isOwnAddress(address: unknown): address is string {
  // Browsers drop control characters from an address, and read a backslash as a slash.
  if (typeof address !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(address)) return false;
  try {
    const { origin, pathname } = new URL(address, SITE);
    // The framework decodes the path, and throws at a malformed escape.
    decodeURI(pathname);
    // `/a/..//host` becomes `//host`, which names a host wherever the path is used again.
    return origin === SITE && !pathname.startsWith('//');
  } catch {
    return false;
  }
}

/**
 * Decodes a part of an address, which anybody can write.
 *
 * @returns the text unchanged if an escape in it is malformed
 */
export function decodeSafely(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
