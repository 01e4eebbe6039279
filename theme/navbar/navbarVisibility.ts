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
export const SCROLL_TOLERANCE = 6;

/** Whether the navbar is to be hidden. */
export function isNavbarHidden(situation: NavbarSituation): boolean {
  const { mode, scrollY, lastScrollY, navbarHeight, hasFocus, hasOpenMenu, hidden } = situation;
  if (mode !== 'auto') return mode === 'always';
  if (hasFocus || hasOpenMenu || scrollY <= navbarHeight) return false;
  const moved = scrollY - lastScrollY;
  if (Math.abs(moved) < SCROLL_TOLERANCE) return hidden;
  return moved > 0;
}

/**
 * How much of a movement may be the browser's own, in CSS pixels: it keeps the window in its place when what is above it
 * grows, and moves by as much.
 *
 * @param moved how far the page has been scrolled, downwards if positive
 * @param grown how much longer the page has become meanwhile, above the window or below
 */
export function browsersMovement(moved: number, grown: number): number {
  if (Math.sign(moved) !== Math.sign(grown)) return 0;
  return Math.sign(moved) * Math.min(Math.abs(moved), Math.abs(grown));
}
