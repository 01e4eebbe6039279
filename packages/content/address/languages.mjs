/** The languages of the site, each with a folder in `docs`. */
export const languages = /** @type {const} */ (['en', 'zh']);

/** @typedef {(typeof languages)[number]} Lang */

/**
 * The language that pages are written in first, and whose paths have no prefix.
 *
 * @type {Lang}
 */
export const mainLanguage = 'en';

/**
 * Whether a string is a language of the site.
 *
 * @param {string | undefined} lang
 * @returns {lang is Lang}
 */
export const isLanguage = (lang) => languages.some((it) => it === lang);

/**
 * The file of the same page in another language: `docs/zh/guide/start.mdx` for `docs/en/guide/start.mdx`.
 *
 * @param {string} file path from the repository's root
 * @param {Lang} lang
 */
export const fileIn = (file, lang) => file.replace(/^docs\/[^/]+\//, `docs/${lang}/`);
