// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Trigger, usePopover } from './usePopover.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Menu({ trigger }: { trigger: Trigger }) {
  const popover = usePopover(trigger);
  return (
    <>
      <div {...popover.root}>
        <button {...popover.button}>Tools</button>
        <div {...popover.panel}>
          <a href="#first">First</a>
        </div>
      </div>
      <button type="button" id="outside">
        Outside
      </button>
    </>
  );
}

let root: Root;
const button = () => document.querySelector('button') as HTMLButtonElement;
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const fire = (target: EventTarget, event: Event) => act(() => void target.dispatchEvent(event));
const press = (key: string) => fire(document, new KeyboardEvent('keydown', { key, bubbles: true }));
const click = (pointerType: string) =>
  fire(button(), new PointerEvent('click', { pointerType, bubbles: true }));
const pointer = (type: 'pointerover' | 'pointerout', pointerType: string) =>
  fire(button(), new PointerEvent(type, { pointerType, bubbles: true }));

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

const render = (trigger: Trigger) =>
  act(() => {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<Menu trigger={trigger} />);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('trigger hover', () => {
  it('opens and closes after a delay, and stays open on click', () => {
    render('hover');
    pointer('pointerover', 'mouse');
    wait(99);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
    click('mouse');
    expect(isOpen()).toBe(true);
    pointer('pointerout', 'mouse');
    wait(99);
    expect(isOpen()).toBe(true);
    wait(1);
    expect(isOpen()).toBe(false);
  });

  it('stays open while the pointer moves from the button to the panel', () => {
    render('hover');
    click('mouse');
    pointer('pointerout', 'mouse');
    wait(60);
    pointer('pointerover', 'mouse');
    wait(500);
    expect(isOpen()).toBe(true);
  });

  it('stays closed if Escape is pressed during the delay', () => {
    render('hover');
    click('touch');
    pointer('pointerover', 'mouse');
    press('Escape');
    wait(500);
    expect(isOpen()).toBe(false);
  });

  it('leaves focus where it is when Escape closes a panel opened by hovering', () => {
    render('hover');
    const outside = document.querySelector('#outside') as HTMLElement;
    act(() => outside.focus());
    pointer('pointerover', 'mouse');
    wait(100);
    expect(isOpen()).toBe(true);
    press('Escape');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(outside);
  });

  it('toggles on touch and keyboard clicks', () => {
    render('hover');
    for (const pointerType of ['touch', '']) {
      click(pointerType);
      expect(isOpen()).toBe(true);
      click(pointerType);
      expect(isOpen()).toBe(false);
    }
  });
});

describe('trigger click', () => {
  it('ignores hover and focus, and toggles on click', () => {
    render('click');
    pointer('pointerover', 'mouse');
    act(() => button().focus());
    wait(500);
    expect(isOpen()).toBe(false);
    click('mouse');
    expect(isOpen()).toBe(true);
    click('mouse');
    expect(isOpen()).toBe(false);
  });
});

describe('trigger focus', () => {
  it('opens on focus, and stays closed when Escape returns focus', () => {
    render('focus');
    act(() => button().focus());
    expect(isOpen()).toBe(true);
    act(() => document.querySelector('a')?.focus());
    expect(isOpen()).toBe(true);
    press('Escape');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });
});

describe('every trigger', () => {
  it.each(['hover', 'click', 'focus'] as const)(
    '%s closes by Escape, outside and by going back',
    (trigger) => {
      render(trigger);
      act(() => button().focus());
      click('touch');
      act(() => document.querySelector('a')?.focus());
      press('Escape');
      expect(isOpen()).toBe(false);
      expect(document.activeElement).toBe(button());

      click('touch');
      expect(isOpen()).toBe(true);
      const outside = document.querySelector('#outside') as HTMLElement;
      fire(outside, new PointerEvent('pointerdown', { bubbles: true }));
      expect(isOpen()).toBe(false);

      click('touch');
      act(() => outside.focus());
      expect(isOpen()).toBe(false);

      click('touch');
      fire(window, new PopStateEvent('popstate'));
      expect(isOpen()).toBe(false);
    },
  );
});
