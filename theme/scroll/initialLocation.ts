let initial: object | undefined;

/**
 * Returns whether the document was loaded at this location. The browser has already scrolled to its hash or restored the
 * scroll position, and the reader may have scrolled since then, so hydration must not scroll again.
 *
 * Always false on a dev server, which sends an empty page that browsers can't scroll.
 *
 * @param location the router's location, a new object after each navigation
 */
export function isInitialLocation(location: object): boolean {
  initial ??= location;
  return initial === location && process.env.NODE_ENV === 'production';
}
