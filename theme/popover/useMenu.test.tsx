// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Menu } from './Menu.tsx';
import type { Trigger } from './useMenu.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock('./menu.css', () => ({}));

let root: Root;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const isOpen = () => (find('details') as HTMLDetailsElement).open;
const fire = (target: EventTarget, event: Event) => act(() => void target.dispatchEvent(event));
const click = (pointerType: string) =>
  fire(
    find('summary'),
    new PointerEvent('click', { pointerType, bubbles: true, cancelable: true }),
  );
const hover = (type: 'pointerover' | 'pointerout') =>
  fire(find('summary'), new PointerEvent(type, { pointerType: 'mouse', bubbles: true }));
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const pressEscape = () => fire(document, new KeyboardEvent('keydown', { key: 'Escape' }));

const render = (trigger: Trigger) =>
  act(() => {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <>
        <Menu className="tools" control="" label="Tools" trigger={trigger}>
          <a href="#first">First</a>
        </Menu>
        <button type="button">Outside</button>
      </>,
    );
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('hover opens and closes after 0.1 s, and a mouse click keeps it open', () => {
  render('hover');
  hover('pointerover');
  wait(99);
  expect(isOpen()).toBe(false);
  wait(1);
  expect(isOpen()).toBe(true);
  click('mouse');
  expect(isOpen()).toBe(true);
  hover('pointerout');
  wait(60);
  hover('pointerover');
  wait(500);
  expect(isOpen()).toBe(true);
  hover('pointerout');
  wait(100);
  expect(isOpen()).toBe(false);
});

it('hover: Escape during the delay keeps it closed, and Escape leaves focus where it is', () => {
  render('hover');
  hover('pointerover');
  pressEscape();
  wait(500);
  expect(isOpen()).toBe(false);
  act(() => find('button').focus());
  hover('pointerover');
  wait(100);
  pressEscape();
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(find('button'));
});

it('click ignores hover and focus', () => {
  render('click');
  hover('pointerover');
  act(() => find('summary').focus());
  wait(500);
  expect(isOpen()).toBe(false);
});

it('focus opens on focus, and stays closed when Escape returns focus', () => {
  render('focus');
  act(() => find('summary').focus());
  expect(isOpen()).toBe(true);
  act(() => find('a').focus());
  pressEscape();
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(find('summary'));
});

it.each([
  ['Escape', pressEscape],
  [
    'a press outside',
    () => fire(find('button'), new PointerEvent('pointerdown', { bubbles: true })),
  ],
  ['focus outside', () => act(() => find('button').focus())],
  ['going back', () => fire(window, new PopStateEvent('popstate'))],
  ['a link', () => fire(find('a'), new PointerEvent('click', { bubbles: true }))],
])('%s closes it', (_, act) => {
  render('click');
  (find('details') as HTMLDetailsElement).open = true;
  act();
  expect(isOpen()).toBe(false);
});
