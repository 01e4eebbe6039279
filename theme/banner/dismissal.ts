/** Returns whether the reader dismissed `key` on an earlier visit. Any stored value counts. */
export function isDismissed(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Stores that the reader dismissed `key`. If storage is full or blocked, the dismissal only lasts for this visit. */
export function rememberDismissal(key: string): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // The next visit shows it again.
  }
}
