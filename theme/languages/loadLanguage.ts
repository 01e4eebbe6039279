import allTexts from 'virtual-i18n-text';
import site from 'virtual-site-data';
import { languages } from './languages.ts';

const loads = new Map<string, Promise<void>>();

async function load(lang: string): Promise<void> {
  const parts = await languages[lang]?.();
  if (!parts) return;
  for (const [key, texts] of Object.entries(parts.texts)) {
    allTexts[key] = { ...allTexts[key], ...texts };
  }
  const locale = site.themeConfig.locales.find((it) => it.lang === lang);
  if (locale) Object.assign(locale, parts.menus);
}

/**
 * Gets what the site says in a language, once; the framework finds it where it always was.
 *
 * @throws when it cannot be fetched; it is asked for again then
 */
export function loadLanguage(lang: string): Promise<void> {
  const loading = loads.get(lang) ?? load(lang);
  loads.set(lang, loading);
  loading.catch(() => loads.delete(lang));
  return loading;
}

/** The language of an address, told by its first part. */
export const languageOf = (path: string): string => {
  const [, first = ''] = path.split('/');
  return Object.hasOwn(languages, first) ? first : site.lang;
};
