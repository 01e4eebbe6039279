import { useLang } from '@rspress/core/runtime';
import { localePrefix } from '../address/localePath.ts';

/**
 * Adds the prefix of the page's language to paths.
 *
 * @returns a function that returns `/zh/guide/start` for `/guide/start` on a Chinese page, and keeps external URLs and hashes
 */
export function useLocalHref(): (href: string) => string {
  const prefix = localePrefix(useLang());
  return (href) => (href.startsWith('/') ? prefix + href : href);
}
