/** What is kept under the key once a reader has closed something for good. */
const DISMISSED = 'true';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether something was closed on an earlier visit.
 *
 * Any stored value counts. Storage that is absent or throws counts as never closed.
 */
export function isDismissed(key: string, store: () => Store | undefined): boolean {
  try {
    return (store()?.getItem(key) ?? null) !== null;
  } catch {
    return false;
  }
}

/**
 * Remembers that something was closed.
 *
 * Storage that is absent, full or blocked is not an error: it stays closed for this visit only.
 */
export function rememberDismissal(key: string, store: () => Store | undefined): void {
  try {
    store()?.setItem(key, DISMISSED);
  } catch {
    // The reader closed it; where that cannot be kept, the next visit shows it again.
  }
}

/** The browser's local storage; reading it may throw where the reader blocks it. */
export const localStore = (): Store | undefined => globalThis.localStorage;
