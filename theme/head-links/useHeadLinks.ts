import { markdownPath } from '@handbook/site-output/browser';
import { useLocation, useSite, withBase, withSiteOrigin } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { useAlternates } from '../navbar/useAlternates.ts';

function set(selector: string, name: 'href' | 'content', path: string): void {
  document.head.querySelector(selector)?.setAttribute(name, withSiteOrigin(withBase(path)));
}

/**
 * Updates the tags with the page's URL after client-side navigation, because browsers share the canonical URL. The built HTML
 * already has the right tags.
 */
export function useHeadLinks(): void {
  const { pathname } = useLocation();
  const { site } = useSite();
  const alternates = useAlternates();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other values depend on the path
  useEffect(() => {
    set('link[rel=canonical]', 'href', pathname);
    set('meta[property="og:url"]', 'content', pathname);
    set('link[type="text/markdown"]', 'href', markdownPath(pathname));
    const others = new Map(alternates.map(({ lang, path }) => [lang, path]));
    for (const { lang } of Object.values(site.locales)) {
      const path = others.get(lang) ?? pathname;
      set(`link[hreflang="${lang}"]`, 'href', path);
      if (lang === site.lang) set('link[hreflang="x-default"]', 'href', path);
    }
  }, [pathname]);
}
