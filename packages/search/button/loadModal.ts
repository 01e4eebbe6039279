import { useLang } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { loadEngine } from '../client/loadEngine.ts';

type Modal = typeof import('../modal/SearchModal.tsx').SearchModal;

let modal: Promise<Modal> | undefined;

/** Loads the modal's code, once; a failed attempt may be repeated. */
export function loadModal(): Promise<Modal> {
  modal ??= import('../modal/SearchModal.tsx').then(
    (module) => module.SearchModal,
    (error) => {
      modal = undefined;
      throw error;
    },
  );
  return modal;
}

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
