import { type RefObject, useEffect } from 'react';
import { type HideNavbar, isNavbarHidden } from './navbarVisibility.ts';

const OPEN_MENU = 'details[open], [aria-expanded="true"], :popover-open';

/**
 * Hides the navbar: sets `data-navbar="hidden"` on the root element, for the style sheets.
 *
 * @param navbar the navbar's element
 * @param mode the site's `themeConfig.hideNavbar`
 */
export function useHideNavbar(navbar: RefObject<HTMLElement | null>, mode: HideNavbar): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let lastScrollY = window.scrollY;

    const update = () => {
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

    update();
    window.addEventListener('scroll', update, { passive: true });
    document.addEventListener('focusin', update);
    return () => {
      window.removeEventListener('scroll', update);
      document.removeEventListener('focusin', update);
      delete dataset.navbar;
    };
  }, [navbar, mode]);
}
