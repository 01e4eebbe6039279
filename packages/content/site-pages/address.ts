import { base, origin } from '../files/siteEnvironment.mjs';

/** Where a site is published. */
export interface Place {
  /** Without a path, e.g. `https://docs.example.com`; empty when unknown. */
  origin: string;
  /** With a slash at both ends. */
  base: string;
}

/** Where this build is published. */
export const ownPlace: Place = { origin: origin.replace(/\/$/, ''), base };

/** A path as a URL has it: spaces and letters outside of ASCII are percent-encoded, what is encoded already stays. */
export function encodedPath(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return pathname + search + hash;
}

/**
 * The address of a path of the site: whole, or from the root of the host where the origin is unknown.
 *
 * @param path without the site's base, starting with a slash
 */
export const addressOf = (path: string, place: Place = ownPlace): string =>
  place.origin + encodedPath(place.base.slice(0, -1) + path);
