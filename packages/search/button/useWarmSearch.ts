import { useLang } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { warmSearch } from './loadModal.ts';

/** A function that starts loading what a search in the page's language needs; calling it again costs nothing. */
export function useWarmSearch(): () => void {
  const lang = useLang();
  return useCallback(() => warmSearch(lang), [lang]);
}
