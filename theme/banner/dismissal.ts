/** Whether something was closed on an earlier visit. Any stored value counts. */
export function isDismissed(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Remembers that something was closed. If storage is full or blocked, it only stays closed for this visit. */
export function rememberDismissal(key: string): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // The next visit shows it again.
  }
}
