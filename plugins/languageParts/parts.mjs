/** Menus of a language, in the site's data: its own part of what grows with the number of pages. */
const MENUS = ['nav', 'sidebar'];

/**
 * @typedef {Record<string, Record<string, string>>} Texts
 * @typedef {{ lang: string, [key: string]: unknown }} Locale
 * @typedef {{ themeConfig: { locales: Locale[], [key: string]: unknown }, [key: string]: unknown }} SiteData
 */

/**
 * The interface texts of one language, or none: what is left for all.
 *
 * @param {Texts} texts
 * @param {string | undefined} lang
 * @returns {Texts}
 */
export function textsOf(texts, lang) {
  if (lang === undefined) return {};
  return Object.fromEntries(
    Object.entries(texts).map(([key, { [lang]: text = '' }]) => [key, { [lang]: text }]),
  );
}

/**
 * The menus of one language; without a language, the site's data without any menus.
 *
 * @param {SiteData} site
 * @param {string | undefined} lang
 * @returns {object}
 * @throws {Error} when the site has no such language
 */
export function menusOf(site, lang) {
  const split = (/** @type {Locale} */ locale, /** @type {boolean} */ isMenu) =>
    Object.fromEntries(Object.entries(locale).filter(([key]) => MENUS.includes(key) === isMenu));
  const { locales } = site.themeConfig;
  if (lang === undefined) {
    const themeConfig = { ...site.themeConfig, locales: locales.map((it) => split(it, false)) };
    return { ...site, themeConfig };
  }
  const locale = locales.find((it) => it.lang === lang);
  if (!locale)
    throw new Error(`The site has no language ${lang}: see locales in rspress.config.ts.`);
  return split(locale, true);
}
