import { type RefObject, useEffect } from 'react';

/** Smaller movements of a finger are accidental. */
const SCROLL_TOLERANCE = 6;

const OPEN_MENU = 'details[open], :popover-open';

/**
 * Hides the navbar when scrolling down, and shows it when scrolling up: sets `data-navbar="hidden"` on the root element, for
 * the style sheets. The navbar stays visible at the top of the page, while it has focus, and while a menu in it is open.
 *
 * @param navbar the navbar's element
 */
export function useHideNavbar(navbar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let lastScrollY = window.scrollY;
    const moved = () => window.scrollY - lastScrollY;
    const isTiny = () => Math.abs(moved()) < SCROLL_TOLERANCE;

    const isHidden = (element: HTMLElement): boolean => {
      // Elastic scrolling makes the position negative.
      if (window.scrollY <= element.offsetHeight) return false;
      if (element.contains(document.activeElement)) return false;
      if (element.querySelector(OPEN_MENU)) return false;
      return isTiny() ? dataset.navbar === 'hidden' : moved() > 0;
    };
    const update = () => {
      if (!navbar.current) return;
      if (isHidden(navbar.current)) dataset.navbar = 'hidden';
      else delete dataset.navbar;
      // Tiny movements add up, because slow scrolling has no others.
      if (!isTiny()) lastScrollY = window.scrollY;
    };

    update();
    window.addEventListener('scroll', update, { passive: true });
    document.addEventListener('focusin', update);
    return () => {
      window.removeEventListener('scroll', update);
      document.removeEventListener('focusin', update);
      delete dataset.navbar;
    };
  }, [navbar]);
}
