import { languages, mainLanguage } from './languages.mjs';

/**
 * The prefix of a language's paths.
 *
 * @returns for example `/zh`; an empty string for the main language
 */
export const localePrefix = (lang: string): string => (lang === mainLanguage ? '' : `/${lang}`);

/** The prefix of a path's language: `/zh` for `/zh/guide/start`, and an empty string in the main language. */
export const prefixOf = (path: string): string =>
  languages.map(localePrefix).find((it) => it && `${path}/`.startsWith(`${it}/`)) ?? '';

/** A path without the prefix of its language: `/guide/start` for `/zh/guide/start`. */
export const withoutLocale = (path: string): string => path.slice(prefixOf(path).length) || '/';
