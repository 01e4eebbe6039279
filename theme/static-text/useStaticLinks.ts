import { pathnameToRouteService, preloadLink, removeBase } from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme';
import { useEffect, useRef } from 'react';

/** A link of a text that React has not taken over, to a page of this site. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('[data-text] a') : null;
  if (!link) return undefined;
  const isOwn = link.origin === location.origin && !link.target;
  // The browser goes to a place of the page by itself.
  return isOwn && !link.getAttribute('href')?.startsWith('#') ? link : undefined;
}

function preload(event: Event): void {
  const link = linkOf(event);
  if (!link) return;
  const routePath = removeBase(link.pathname);
  if (pathnameToRouteService(routePath)) preloadLink(routePath);
}

/** Lets links in texts that React leaves alone do what the theme's links do: preload their page, and go there at once. */
export function useStaticLinks(): void {
  const go = useLinkNavigate();
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  }, [go]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.shiftKey || event.altKey || event.ctrlKey) return;
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      void latest.current(removeBase(link.pathname) + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    const ahead = ['mouseover', 'touchstart', 'focusin'] as const;
    for (const type of ahead) document.addEventListener(type, preload, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const type of ahead) document.removeEventListener(type, preload);
    };
  }, []);
}
