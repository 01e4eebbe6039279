import { localePrefix, withoutLocale } from '@handbook/content/address';

/** What is needed to find a page in another language. */
export interface LanguagePlace {
  /** The current path without the site's base, e.g. `/zh/guide/start`. */
  pathname: string;
  current: string;
  target: string;
  /** The language that lives at the root. */
  root: string;
}

/**
 * The path of the same page in another language, without the site's base.
 *
 * @returns e.g. `/zh/guide/start` for `/guide/start`; a language's home ends in a slash
 */
export function alternatePath({ pathname, current, target, root }: LanguagePlace): string {
  return localePrefix(target, root) + withoutLocale(pathname, current, root);
}
