import { useLang, useSite } from '@rspress/core/runtime';
import { localePrefix } from '../address/localePath.ts';

/**
 * Turns a path written without a language into that of the page's language.
 *
 * @returns a function from e.g. `/guide/start` to `/zh/guide/start` on a Chinese page; external
 * addresses and fragments stay as they are
 */
export function useLocalHref(): (href: string) => string {
  const lang = useLang();
  const prefix = localePrefix(lang, useSite().site.lang);
  return (href) => (href.startsWith('/') ? prefix + href : href);
}
