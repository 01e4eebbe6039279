import { useSyncExternalStore } from 'react';

/** What the script in the head (`early.ts`) keeps. */
interface EarlySearch {
  /** Whether the reader asked for the search and did not close it since. */
  open: boolean;
  /** What had focus when the reader asked. */
  from?: HTMLElement | null;
  set(open: boolean): void;
  /** Told after each change of `open`. */
  changed?: () => void;
}

declare global {
  interface Window {
    siteSearch?: EarlySearch;
  }
}

/** Class of the text field that takes the first keys; `early.ts` knows it as well. */
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

/** Whether the search is open, also while its modal is still loading. */
export const useSearchOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.siteSearch?.open ?? false,
    () => false,
  );

/** Opens or closes the one search of the page. */
export function setSearchOpen(open: boolean): void {
  window.siteSearch?.set(open);
}

/** Opens the search with a query, as if a reader had typed it. */
export function askEarly(text: string): void {
  setSearchOpen(true);
  const field = document.querySelector<HTMLInputElement>(`.${EARLY_FIELD}`);
  if (field) field.value = text.slice(0, field.maxLength);
}

/** Gives focus back to what had it when the search was opened. */
export function restoreFocus(): void {
  window.siteSearch?.from?.focus({ preventScroll: true });
}

/** Takes over what was typed so far, and puts the field away. */
export function takeEarlyText(): string {
  const field = document.querySelector<HTMLInputElement>(`.${EARLY_FIELD}`);
  if (!field) return '';
  const text = field.value;
  field.hidden = true;
  field.value = '';
  return text;
}
