/** `auto` hides the navbar on scrolling down and shows it on scrolling up; `always` hides it; `never` shows it. */
export type HideNavbar = 'always' | 'auto' | 'never';

/** The input of {@link isNavbarHidden}. Positions and heights are CSS pixels. */
export interface NavbarState {
  mode: HideNavbar;
  /** The scroll position. Elastic scrolling makes it negative. */
  scrollY: number;
  /** The scroll position of the previous call. */
  lastScrollY: number;
  /** The height of the navbar. It is always visible if the page is scrolled less than that. */
  navbarHeight: number;
  /** Whether the focus is in the navbar. */
  hasFocus: boolean;
  /** Whether a menu is open. */
  hasOpenMenu: boolean;
  /** Whether the navbar is hidden now. */
  hidden: boolean;
}

/** Smaller movements of a finger are accidental. */
const SCROLL_TOLERANCE = 6;

/** Whether to hide the navbar. */
export function isNavbarHidden(state: NavbarState): boolean {
  const { mode, scrollY, lastScrollY, navbarHeight, hasFocus, hasOpenMenu, hidden } = state;
  if (mode !== 'auto') return mode === 'always';
  if (hasFocus || hasOpenMenu || scrollY <= navbarHeight) return false;
  const moved = scrollY - lastScrollY;
  if (Math.abs(moved) < SCROLL_TOLERANCE) return hidden;
  return moved > 0;
}
