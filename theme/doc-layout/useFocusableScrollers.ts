import { type RefObject, useEffect } from 'react';

/** The elements that may scroll: tables, code, and results of samples. */
const SCROLLERS =
  '.rp-table-scroll-container, .rp-codeblock__content__scroll-container, pre, .result__body';

/**
 * Makes elements that scroll focusable, so that the keyboard can scroll them in browsers that don't focus them by default.
 *
 * @param key a value that changes with the content, e.g. the path of the page
 */
export function useFocusableScrollers(root: RefObject<HTMLElement | null>, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content changes with the key
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) updateTabIndex(target);
    });
    for (const scroller of root.current?.querySelectorAll(SCROLLERS) ?? []) {
      observer.observe(scroller);
    }
    return () => observer.disconnect();
  }, [root, key]);
}

function updateTabIndex(target: Element): void {
  const overflows =
    target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
  const scrolls = overflows && getComputedStyle(target).overflowX !== 'visible';
  if (scrolls && !target.querySelector('a, button, input, select')) {
    target.setAttribute('tabindex', '0');
  } else if (target === document.activeElement) {
    // Removing the attribute from the focused element would lose focus.
    target.addEventListener('blur', () => updateTabIndex(target), { once: true });
  } else target.removeAttribute('tabindex');
}
