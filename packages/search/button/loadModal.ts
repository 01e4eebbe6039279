import { useLang } from '@rspress/core/runtime';
import { useCallback } from 'react';
import type {} from '../hosted/settings.ts';
import { localEngine } from '../local/localEngine.ts';

/** Loads the modal's code. After a failure, the next call tries again. */
export const loadModal = () =>
  import('../modal/SearchModal.tsx').then(({ SearchModal }) => SearchModal);

/**
 * Returns a function that starts loading everything that the first search in the page's language needs; further calls
 * have no effect. A failure is reported when the reader searches.
 */
export function useWarmSearch(): () => void {
  const lang = useLang();
  return useCallback(() => {
    loadModal().catch(() => {});
    if (!HOSTED_SEARCH) localEngine.warm(lang);
  }, [lang]);
}
