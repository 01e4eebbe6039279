import { useSyncExternalStore } from 'react';

/** The state of the script in the head (`early.ts`). */
interface EarlySearch {
  /** Whether the reader has opened the search and hasn't closed it. */
  open: boolean;
  /** The element that had focus when the reader opened the search. */
  from?: HTMLElement | null;
  /** The download of the documents that began with the first opening; without a response if it failed. */
  file?: { url: string; response: Promise<Response | undefined> } | undefined;
  set(open: boolean): void;
  /** Called after each change of `open`. */
  changed?: () => void;
}

declare global {
  interface Window {
    siteSearch?: EarlySearch;
  }
}

/** The class of the text field for the first keys. `early.ts` uses it too. */
export const EARLY_FIELD = 'search-early';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (window.siteSearch) {
    window.siteSearch.changed = () => {
      for (const told of listeners) told();
    };
  }
  return () => listeners.delete(listener);
};

/** Whether the search is open, even if its modal is still loading. */
export const useSearchOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.siteSearch?.open ?? false,
    () => false,
  );

/** Opens or closes the search of the page. */
export function setSearchOpen(open: boolean): void {
  window.siteSearch?.set(open);
}

/** Opens the search with a query, as if the reader had typed it. */
export function askEarly(text: string): void {
  setSearchOpen(true);
  const field = document.querySelector<HTMLInputElement>(`.${EARLY_FIELD}`);
  if (field) field.value = text.slice(0, field.maxLength);
}

/** Returns the response that began to load when the search was opened, once. Afterwards, opening doesn't request it again. */
export async function earlyDownload(url: string): Promise<Response | undefined> {
  const early = window.siteSearch;
  if (!early) return undefined;
  const { file } = early;
  early.file = { url, response: Promise.resolve(undefined) };
  return file?.url === url ? file.response : undefined;
}

/** Restores focus to the element that had it when the search opened. */
export function restoreFocus(): void {
  window.siteSearch?.from?.focus({ preventScroll: true });
}

/** Returns what the reader has typed so far, and hides the field. */
export function takeEarlyText(): string {
  const field = document.querySelector<HTMLInputElement>(`.${EARLY_FIELD}`);
  if (!field) return '';
  const text = field.value;
  field.hidden = true;
  field.value = '';
  return text;
}
