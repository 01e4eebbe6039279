import { base, origin } from '../files/siteEnvironment.mjs';

/** The URL that a site is published at. */
export interface SiteLocation {
  /** Without a path, e.g. `https://docs.example.com`; empty if unknown. */
  origin: string;
  /** With a slash at both ends. */
  base: string;
}

/** The URL that this build is published at. */
export const siteLocation: SiteLocation = { origin: origin.replace(/\/$/, ''), base };

/** Percent-encodes spaces and non-ASCII characters of a path, and keeps existing escapes. */
export function encodedPath(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return pathname + search + hash;
}

/**
 * Returns the absolute URL of a path, or a path from the root of the host if the origin is unknown.
 *
 * @param path a path without the site's base, with a leading slash
 */
export const absoluteUrl = (path: string, place: SiteLocation = siteLocation): string =>
  place.origin + encodedPath(place.base.slice(0, -1) + path);
