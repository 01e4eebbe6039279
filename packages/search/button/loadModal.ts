import { loadEngine } from '../client/engine.ts';

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

/** Starts loading everything that the first search in this language needs. A failure shows when the reader searches. */
export function warmSearch(lang: string): void {
  loadModal().catch(() => {});
  loadEngine().then(
    (engine) => engine.warm(lang),
    () => {},
  );
}
