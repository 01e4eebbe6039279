import { type RefObject, useEffect } from 'react';
import { type HideNavbar, isNavbarHidden } from './navbarVisibility.ts';

const OPEN_MENU = 'details[open], [aria-expanded="true"], :popover-open';

/**
 * Hides the navbar by `data-navbar="hidden"` on the root element, which the stylesheets read.
 *
 * @param navbar the navbar's element
 * @param mode the site's `themeConfig.hideNavbar`
 */
export function useHideNavbar(navbar: RefObject<HTMLElement | null>, mode: HideNavbar): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let lastScrollY = window.scrollY;

    const judge = () => {
      const element = navbar.current;
      if (!element) return;
      const hidden = isNavbarHidden({
        mode,
        scrollY: window.scrollY,
        lastScrollY,
        navbarHeight: element.offsetHeight,
        hasFocus: element.contains(document.activeElement),
        hasOpenMenu: element.querySelector(OPEN_MENU) !== null,
        hidden: dataset.navbar === 'hidden',
      });
      if (hidden) dataset.navbar = 'hidden';
      else delete dataset.navbar;
      lastScrollY = window.scrollY;
    };

    judge();
    window.addEventListener('scroll', judge, { passive: true });
    document.addEventListener('focusin', judge);
    return () => {
      window.removeEventListener('scroll', judge);
      document.removeEventListener('focusin', judge);
      delete dataset.navbar;
    };
  }, [navbar, mode]);
}
