import { describe, expect, it } from 'vitest';
import { isNavbarHidden, type NavbarState } from './navbarVisibility.ts';

const situation = (changes: Partial<NavbarState>): NavbarState => ({
  mode: 'auto',
  scrollY: 900,
  lastScrollY: 800,
  navbarHeight: 60,
  hasFocus: false,
  hasOpenMenu: false,
  hidden: false,
  ...changes,
});

describe('isNavbarHidden', () => {
  it('hides on scrolling down', () => {
    expect(isNavbarHidden(situation({}))).toBe(true);
  });

  it('shows on scrolling up', () => {
    expect(isNavbarHidden(situation({ scrollY: 780, hidden: true }))).toBe(false);
  });

  it.each([true, false])('keeps its state (hidden: %s) on tiny movements', (hidden) => {
    expect(isNavbarHidden(situation({ scrollY: 803, hidden }))).toBe(hidden);
    expect(isNavbarHidden(situation({ scrollY: 797, hidden }))).toBe(hidden);
  });

  it('shows at the top, also during elastic scrolling', () => {
    expect(isNavbarHidden(situation({ scrollY: 60, lastScrollY: 0, hidden: true }))).toBe(false);
    expect(isNavbarHidden(situation({ scrollY: -40, lastScrollY: -80, hidden: true }))).toBe(false);
  });

  it('shows while it has the focus or an open menu', () => {
    expect(isNavbarHidden(situation({ hasFocus: true }))).toBe(false);
    expect(isNavbarHidden(situation({ hasOpenMenu: true }))).toBe(false);
  });

  it('always hides and never hides at any scroll position', () => {
    expect(isNavbarHidden(situation({ mode: 'always', scrollY: 0 }))).toBe(true);
    expect(isNavbarHidden(situation({ mode: 'never' }))).toBe(false);
  });
});
