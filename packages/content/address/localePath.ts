import { mainLanguage } from './languages.mjs';

/**
 * The prefix of a language's paths.
 *
 * @returns for example `/zh`; an empty string for the main language
 */
export const localePrefix = (lang: string): string => (lang === mainLanguage ? '' : `/${lang}`);

/** A path without the prefix of its language: `/guide/start` for `/zh/guide/start`. */
export function withoutLocale(path: string, lang: string): string {
  const prefix = localePrefix(lang);
  if (path !== prefix && !path.startsWith(`${prefix}/`)) return path;
  return path.slice(prefix.length) || '/';
}
