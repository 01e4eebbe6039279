/**
 * What the paths of a language start with.
 *
 * @param main the language without a prefix
 * @returns e.g. `/zh`; nothing for the main language
 */
export const localePrefix = (lang: string, main = 'en'): string =>
  lang === main ? '' : `/${lang}`;

/** A path without the prefix of its language, e.g. `/guide/start` for `/zh/guide/start`. */
export function withoutLocale(path: string, lang: string, main = 'en'): string {
  const prefix = localePrefix(lang, main);
  if (path !== prefix && !path.startsWith(`${prefix}/`)) return path;
  return path.slice(prefix.length) || '/';
}
