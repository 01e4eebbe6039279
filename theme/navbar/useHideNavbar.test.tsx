// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import type { HideNavbar } from './navbarVisibility.ts';
import { useHideNavbar } from './useHideNavbar.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const HEIGHT = 60;

function Navbar({ mode }: { mode: HideNavbar }) {
  const navbar = useRef<HTMLElement>(null);
  useHideNavbar(navbar, mode);
  return <header ref={navbar} />;
}

let root: Root;
const isHidden = () => document.documentElement.dataset.navbar === 'hidden';

const render = (mode: HideNavbar) => {
  act(() => {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<Navbar mode={mode} />);
  });
  const navbar = document.querySelector('header') as HTMLElement;
  Object.defineProperty(navbar, 'offsetHeight', { value: HEIGHT });
};

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

afterEach(() => {
  act(() => root.unmount());
  scrollTo(0);
  document.body.replaceChildren();
});

it('auto depends on the direction of scrolling', () => {
  render('auto');
  expect(isHidden()).toBe(false);
  scrollTo(500);
  expect(isHidden()).toBe(true);
  scrollTo(400);
  expect(isHidden()).toBe(false);
});

it('always hides the navbar from the start, and on scrolling up too', () => {
  render('always');
  expect(isHidden()).toBe(true);
  scrollTo(500);
  scrollTo(100);
  expect(isHidden()).toBe(true);
});

it('never hides the navbar on scrolling down', () => {
  render('never');
  scrollTo(500);
  scrollTo(2000);
  expect(isHidden()).toBe(false);
});

it('removes the attribute when the navbar unmounts', () => {
  render('always');
  act(() => root.render(null));
  expect(isHidden()).toBe(false);
});
