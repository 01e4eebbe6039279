// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { type HideNavbar, useHideNavbar } from './useHideNavbar.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const HEIGHT = 60;

function Navbar({ mode }: { mode: HideNavbar }) {
  const navbar = useRef<HTMLElement>(null);
  useHideNavbar(navbar, mode);
  return (
    <header ref={navbar}>
      <button type="button" />
    </header>
  );
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

it.each([5, -5])('auto ignores a tiny movement of %i px', (distance) => {
  render('auto');
  scrollTo(500);
  scrollTo(500 + distance);
  expect(isHidden()).toBe(true);
  scrollTo(400);
  scrollTo(400 + distance);
  expect(isHidden()).toBe(false);
});

it('auto notices slow scrolling in steps of 5 px', () => {
  render('auto');
  scrollTo(500);
  scrollTo(400);
  for (let y = 405; y <= 450; y += 5) scrollTo(y);
  expect(isHidden()).toBe(true);
  for (let y = 445; y >= 400; y -= 5) scrollTo(y);
  expect(isHidden()).toBe(false);
});

it.each([HEIGHT, -40])('auto shows the navbar at %i px, even when scrolling down', (y) => {
  render('auto');
  scrollTo(500);
  scrollTo(y - 20);
  scrollTo(y);
  expect(isHidden()).toBe(false);
});

it('auto shows the navbar while it has focus or an open menu', () => {
  render('auto');
  const button = document.querySelector('button') as HTMLButtonElement;
  scrollTo(500);
  act(() => button.focus());
  expect(isHidden()).toBe(false);
  scrollTo(700);
  expect(isHidden()).toBe(false);
  button.blur();
  button.setAttribute('aria-expanded', 'true');
  scrollTo(900);
  expect(isHidden()).toBe(false);
  button.setAttribute('aria-expanded', 'false');
  scrollTo(1100);
  expect(isHidden()).toBe(true);
});

it('always hides the navbar from the start, even when scrolling up', () => {
  render('always');
  expect(isHidden()).toBe(true);
  scrollTo(500);
  scrollTo(100);
  expect(isHidden()).toBe(true);
});

it('never hides the navbar when scrolling down', () => {
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
