/** How many characters of a text that a reader wrote, or that a link brought, are worked on: each may become many elements. */
export const LONGEST_TEXT = 10_000;

/** Whether a text is too long to be worked on. */
export const isTooLong = (text: string): boolean => text.length > LONGEST_TEXT;

/** Text as Base64 that a URL may have. */
export function encodeText(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text of `encodeText`; nothing if it is not one. */
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
 * The text that the page's address brings behind its `#`, where no server is told of it.
 *
 * @param name what kind of text it is
 */
export function readShared(name: string): string | undefined {
  const { hash } = window.location;
  const prefix = `#${name}=`;
  return hash.startsWith(prefix) ? decodeText(hash.slice(prefix.length)) : undefined;
}

/** WebKit throws when a page writes its URL more than 100 times in 10 seconds, as fast typing does. In milliseconds. */
const PAUSE = 150;
let pause: ReturnType<typeof setTimeout> | undefined;
let next: (() => void) | undefined;

/**
 * Puts a text into the page's address, or takes it out, without a step in the history: at once, and after that at most
 * every 150 ms.
 */
export function writeShared(name: string, text: string | undefined): void {
  const { pathname } = window.location;
  next = () => {
    // The reader may be on another page by now.
    if (window.location.pathname !== pathname) return;
    const hash = text === undefined ? '' : `#${name}=${encodeText(text)}`;
    window.history.replaceState(window.history.state, '', pathname + window.location.search + hash);
  };
  if (pause === undefined) writeNext();
}

function writeNext(): void {
  pause = undefined;
  if (!next) return;
  const write = next;
  next = undefined;
  pause = setTimeout(writeNext, PAUSE);
  write();
}
