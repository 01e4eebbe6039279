import { markdownPath } from '@handbook/site-output/browser';
import { useLocation, useSite, withBase, withSiteOrigin } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { useAlternates } from '../navbar/useAlternates.ts';

function set(selector: string, name: 'href' | 'content', value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

/**
 * Keeps the tags that name the page true when a reader goes on without loading a page: browsers share the canonical
 * address. The built HTML has them already.
 */
export function useHeadLinks(): void {
  const { pathname } = useLocation();
  const { site } = useSite();
  const alternates = useAlternates();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest follows from the path
  useEffect(() => {
    const at = (path: string) => withSiteOrigin(withBase(path));
    set('link[rel=canonical]', 'href', at(pathname));
    set('meta[property="og:url"]', 'content', at(pathname));
    set('link[type="text/markdown"]', 'href', at(markdownPath(pathname)));
    const others = new Map(alternates.map(({ lang, path }) => [lang, path]));
    for (const { lang } of Object.values(site.locales)) {
      const path = others.get(lang) ?? pathname;
      set(`link[hreflang="${lang}"]`, 'href', at(path));
      if (lang === site.lang) set('link[hreflang="x-default"]', 'href', at(path));
    }
  }, [pathname]);
}
