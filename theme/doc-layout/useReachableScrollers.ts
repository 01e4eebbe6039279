import { type RefObject, useEffect } from 'react';

/** What scrolls inside a page: wide tables, code, and what samples show. */
const SCROLLERS =
  '.rp-table-scroll-container, .rp-codeblock__content__scroll-container, pre, .result__body';

/**
 * Lets the keyboard reach what scrolls sideways or down inside the page, in browsers that do not do so themselves.
 *
 * @param key changes with the content, e.g. the path of the page
 */
export function useReachableScrollers(root: RefObject<HTMLElement | null>, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content changes with the key
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) judge(target);
    });
    for (const scroller of root.current?.querySelectorAll(SCROLLERS) ?? []) {
      observer.observe(scroller);
    }
    return () => observer.disconnect();
  }, [root, key]);
}

function judge(target: Element): void {
  const overflows =
    target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
  const scrolls = overflows && getComputedStyle(target).overflowX !== 'visible';
  if (scrolls && !target.querySelector('a, button, input, select')) {
    target.setAttribute('tabindex', '0');
  } else if (target === document.activeElement) {
    // Code that rests while the page opens has its size only once the keyboard has come to it; focus must not get lost.
    target.addEventListener('blur', () => judge(target), { once: true });
  } else target.removeAttribute('tabindex');
}
