import { useLayoutEffect } from 'react';

const controls = (): HTMLElement[] =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary, textarea')];

/** The controls of the built page, until React has rendered it. */
let built = controls();
const replacements = new Map<EventTarget, HTMLElement>();

/** Returns the element that React has rendered in place of an element of the built page. */
export const rendered = (element: EventTarget): EventTarget => replacements.get(element) ?? element;

/**
 * Keeps focus and typed text when React can't hydrate the page and renders it from scratch, because a browser's translator has
 * put its texts into other elements.
 */
export function useKeptInput(): void {
  const focused = typeof document === 'undefined' ? null : document.activeElement;
  useLayoutEffect(() => {
    const before = built;
    built = [];
    if (before.every((it) => it.isConnected)) return;
    for (const [index, element] of controls().entries()) {
      const old = before[index];
      if (!old || old.isConnected || old.tagName !== element.tagName) continue;
      replacements.set(old, element);
      if (isTyped(old)) Object.assign(element, { value: old.value });
      if (old === focused) element.focus({ preventScroll: true });
    }
  });
}

const isTyped = (it: HTMLElement): it is HTMLInputElement | HTMLTextAreaElement =>
  'defaultValue' in it && 'value' in it && it.value !== it.defaultValue;
