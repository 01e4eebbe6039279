import { localePrefix, withoutLocale } from '@handbook/content/address';
import { useLang, useLocation, useSite } from '@rspress/core/runtime';

/** The current page in another language. */
export interface Alternate {
  lang: string;
  /** The name of the language in that language, e.g. `简体中文`. */
  label: string;
  /** Path without the site's base, e.g. `/zh/guide/start`. */
  path: string;
}

/** Returns the current page in every other language of the site. */
export function useAlternates(): Alternate[] {
  const { site } = useSite();
  const current = useLang();
  const { pathname } = useLocation();
  return Object.values(site.locales)
    .filter(({ lang }) => lang !== current)
    .map(({ lang, label }) => ({
      lang,
      label,
      path: localePrefix(lang) + withoutLocale(pathname),
    }));
}
