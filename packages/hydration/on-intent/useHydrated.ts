import { useEffect } from 'react';
import { afterSections } from '../sections/Section.tsx';
import { repeat, type Waking } from './replay.ts';

declare global {
  interface Window {
    /**
     * Set by the script in the head (`early.ts`); missing where the site's scripts are loaded with the page, and once all
     * that the reader did before React is repeated.
     */
    siteWaking?: Waking | undefined;
  }
}

function repeatKept(): void {
  const waking = window.siteWaking;
  if (!waking || waking.passes) return;
  void repeat(waking).then(() => {
    waking.end();
    window.siteWaking = undefined;
  });
}

/** Repeats what the reader did before React was there, once React has hydrated all of a page. */
export function useAwake(): void {
  useEffect(() => afterSections(repeatKept), []);
}

/** Repeats it at once, where a page has no text or its text cannot be shown. */
export function useAwakeNow(): void {
  useEffect(repeatKept, []);
}
