let arrival: object | undefined;

/**
 * Whether this is where the reader came in. The browser has scrolled there already, to the heading that the address names
 * or to where the reader was, and they may have scrolled on before React came: it must not be done again.
 *
 * A development server sends an empty page, which the browser cannot scroll.
 *
 * @param location the router's; it makes a new object for each step
 */
export function isArrival(location: object): boolean {
  arrival ??= location;
  return arrival === location && process.env.NODE_ENV === 'production';
}
