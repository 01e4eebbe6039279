/** The stored value after a reader has closed something. */
const DISMISSED = 'true';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether something was closed on an earlier visit. Any stored value counts. If storage is missing or throws, the result is
 * false.
 */
export function isDismissed(key: string, store: () => Store | undefined): boolean {
  try {
    return (store()?.getItem(key) ?? null) !== null;
  } catch {
    return false;
  }
}

/**
 * Remembers that something was closed. If storage is missing, full, or blocked, it only stays closed for this visit.
 */
export function rememberDismissal(key: string, store: () => Store | undefined): void {
  try {
    store()?.setItem(key, DISMISSED);
  } catch {
    // The next visit shows it again.
  }
}

/** Returns the browser's local storage. Throws if the reader blocks storage. */
export const localStore = (): Store | undefined => globalThis.localStorage;
