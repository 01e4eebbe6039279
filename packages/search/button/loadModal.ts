import { useLang } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { loadEngine } from '../client/loadEngine.ts';

/** Loads the modal's code; a failed attempt may be repeated. */
export const loadModal = () =>
  import('../modal/SearchModal.tsx').then(({ SearchModal }) => SearchModal);

/**
 * Returns a function that starts loading everything that the first search in the page's language needs; further calls
 * have no effect. A failure shows when the reader searches.
 */
export function useWarmSearch(): () => void {
  const lang = useLang();
  return useCallback(() => {
    loadModal().catch(() => {});
    loadEngine().then(
      (engine) => engine.warm(lang),
      () => {},
    );
  }, [lang]);
}
