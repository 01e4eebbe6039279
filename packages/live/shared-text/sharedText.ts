/** The maximum length of text from the reader or from a link, because each character can become many elements. */
export const MAX_TEXT_LENGTH = 10_000;

/** Whether text exceeds the maximum length. */
export const isTooLong = (text: string): boolean => text.length > MAX_TEXT_LENGTH;

/** Encodes text as URL-safe Base64. */
export function encodeText(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes the result of `encodeText`; returns undefined for anything else. */
export function decodeText(encoded: string): string | undefined {
  try {
    const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(codes);
  } catch {
    return undefined;
  }
}

/**
 * Reads text from the URL's hash, which browsers don't send to the server.
 *
 * @param name the key in the hash
 */
export function readShared(name: string): string | undefined {
  const { hash } = window.location;
  const prefix = `#${name}=`;
  return hash.startsWith(prefix) ? decodeText(hash.slice(prefix.length)) : undefined;
}

let pause: ReturnType<typeof setTimeout> | undefined;

/**
 * Writes text to the URL's hash, or removes it, without adding a history entry, when the reader pauses. WebKit throws after
 * more than 100 writes in 10 seconds.
 */
export function writeShared(name: string, text: string | undefined): void {
  const { pathname } = window.location;
  clearTimeout(pause);
  pause = setTimeout(() => {
    // The reader may have opened another page since then.
    if (window.location.pathname !== pathname) return;
    const hash = text === undefined ? '' : `#${name}=${encodeText(text)}`;
    window.history.replaceState(window.history.state, '', pathname + window.location.search + hash);
  }, 150);
}
