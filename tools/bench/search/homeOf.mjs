/**
 * The home page of a language.
 *
 * @param {string} lang
 */
export const homeOf = (lang) => (lang === 'en' ? '/' : `/${lang}/`);
