import { useEffect } from 'react';
import { repeat } from './repeat.ts';

declare global {
  interface Window {
    /**
     * Set by the script in the head (`early.ts`); missing where the site's scripts are loaded with the page. Ends its work
     * and gives what the reader did meanwhile: the last event of each control, and those that say where the reader is by
     * their type. Gone once all of that is repeated.
     */
    siteAwake?: (() => Map<EventTarget | string, Event>) | undefined;
  }
}

/** Repeats what the reader did before React was there. For what React takes over last, because it loses what comes before. */
export function useAwake(): void {
  useEffect(() => {
    const kept = window.siteAwake?.();
    if (!kept) return;
    void repeat(kept).then(() => {
      window.siteAwake = undefined;
    });
  }, []);
}
