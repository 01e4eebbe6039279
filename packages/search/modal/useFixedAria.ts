import { useText } from '@handbook/content/browser';
import { type RefObject, useLayoutEffect } from 'react';
import { fixAria } from './fixAria.ts';

/** Corrects the roles in DocSearch's markup whenever the markup changes. */
export function useFixedAria(dialog: RefObject<HTMLElement | null>): void {
  const t = useText();
  const results = t('search.results');
  const saved = t('search.saved');

  useLayoutEffect(() => {
    const root = dialog.current;
    if (!root) return;
    const fix = () => fixAria(root, { results, saved });
    const observer = new MutationObserver(fix);
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributeFilter: ['id', 'role', 'tabindex', 'aria-controls', 'aria-selected', 'class'],
    });
    fix();
    return () => observer.disconnect();
  }, [dialog, results, saved]);
}
