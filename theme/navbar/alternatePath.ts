import { localePrefix, withoutLocale } from '@handbook/content/address';

/** A path, its language, and the language to switch to. */
export interface AlternateOptions {
  /** The current path without the site's base, e.g. `/zh/guide/start`. */
  pathname: string;
  current: string;
  target: string;
  /** The language whose paths have no prefix. */
  root: string;
}

/**
 * Returns the path of the same page in another language, without the site's base.
 *
 * @returns e.g. `/zh/guide/start` for `/guide/start`; the path of a home page has a trailing slash
 */
export function alternatePath({ pathname, current, target, root }: AlternateOptions): string {
  return localePrefix(target, root) + withoutLocale(pathname, current, root);
}
