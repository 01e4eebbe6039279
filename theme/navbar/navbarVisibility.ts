/** `auto` hides on the way down and shows on the way up; `always` hides for good; `never` keeps it. */
export type HideNavbar = 'always' | 'auto' | 'never';

/** What decides whether the navbar shows. Positions and heights are CSS pixels. */
export interface NavbarSituation {
  mode: HideNavbar;
  /** Scroll position now. Elastic scrolling makes it negative. */
  scrollY: number;
  /** Scroll position when the direction was last judged. */
  lastScrollY: number;
  /** Height of the navbar; within it from the top the navbar always shows. */
  navbarHeight: number;
  /** Whether keyboard focus is inside the navbar. */
  hasFocus: boolean;
  /** Whether one of its menus is open. */
  hasOpenMenu: boolean;
  /** Whether it is hidden now. */
  hidden: boolean;
}

/** Movement smaller than this is a trembling finger, not a direction. */
const SCROLL_TOLERANCE = 6;

/** Whether the navbar is to be hidden. */
export function isNavbarHidden(situation: NavbarSituation): boolean {
  const { mode, scrollY, lastScrollY, navbarHeight, hasFocus, hasOpenMenu, hidden } = situation;
  if (mode !== 'auto') return mode === 'always';
  if (hasFocus || hasOpenMenu || scrollY <= navbarHeight) return false;
  const moved = scrollY - lastScrollY;
  if (Math.abs(moved) < SCROLL_TOLERANCE) return hidden;
  return moved > 0;
}
