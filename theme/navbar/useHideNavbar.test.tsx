// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { useHideNavbar } from './useHideNavbar.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Navbar() {
  const navbar = useRef<HTMLElement>(null);
  useHideNavbar(navbar);
  return (
    <header ref={navbar}>
      <button type="button" />
      <details />
    </header>
  );
}

let root: Root;
const isHidden = () => document.documentElement.dataset.navbar === 'hidden';

const render = () =>
  act(() => {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<Navbar />);
  });

const scrollTo = (...positions: number[]) =>
  act(() => {
    for (const y of positions) {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    }
  });

afterEach(() => {
  act(() => root.unmount());
  scrollTo(0);
  document.body.replaceChildren();
});

it.each([
  ['down', [500], true],
  ['up', [500, 400], false],
  ['down by a tiny movement after scrolling up', [500, 400, 405], false],
  ['down in slow steps', [500, 400, 405, 410, 415], true],
  ['to the top', [500, 0], false],
  ['above the top by elastic scrolling', [500, -60, -40], false],
])('after scrolling %s, hidden is %3$s', (_, positions, expected) => {
  render();
  scrollTo(...positions);
  expect(isHidden()).toBe(expected);
});

it('shows the navbar while it has focus or an open menu', () => {
  render();
  const button = document.querySelector('button') as HTMLButtonElement;
  const menu = document.querySelector('details') as HTMLDetailsElement;
  scrollTo(500);
  act(() => button.focus());
  expect(isHidden()).toBe(false);
  scrollTo(700);
  expect(isHidden()).toBe(false);
  button.blur();
  menu.open = true;
  scrollTo(900);
  expect(isHidden()).toBe(false);
  menu.open = false;
  scrollTo(1100);
  expect(isHidden()).toBe(true);
});
