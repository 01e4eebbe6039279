// Languages, and paths in each language

export { isLanguage, type Lang, languages, mainLanguage } from './address/languages.mjs';
export { localePrefix, prefixOf, withoutLocale } from './address/localePath.ts';

// URLs from outside the site

export { decodeSafely, isSitePath } from './address/sitePath.ts';
