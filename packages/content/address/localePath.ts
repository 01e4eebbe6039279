import { mainLanguage } from './languages.mjs';

/**
 * The prefix of a language's paths.
 *
 * @param main the language without a prefix
 * @returns for example `/zh`; an empty string for the main language
 */
export const localePrefix = (lang: string, main: string = mainLanguage): string =>
  lang === main ? '' : `/${lang}`;

/** A path without the prefix of its language: `/guide/start` for `/zh/guide/start`. */
export function withoutLocale(path: string, lang: string, main: string = mainLanguage): string {
  const prefix = localePrefix(lang, main);
  if (path !== prefix && !path.startsWith(`${prefix}/`)) return path;
  return path.slice(prefix.length) || '/';
}
