import { useEffect } from 'react';
import { repeat } from './repeat.ts';
import { afterSections } from './Section.tsx';

/** What a reader did, and what the field had then: React may have drawn it anew since, without that. */
export type Act = [event: Event, value?: string, checked?: boolean];

/** How React and the script in the head work together while a page wakes. */
export interface Waking {
  /** What the reader did: the last act at each control, and those that say where the reader is by their type. */
  kept: Map<EventTarget | string, Act>;
  /** Ends the work of the script in the head. */
  end: () => void;
  /**
   * Set while what was kept is being repeated: whether an event goes on to React, instead of being kept to come after.
   *
   * @param selector the controls that its kind is kept for, undefined for what only says where the reader is
   */
  passes?: (selector: string | undefined) => boolean;
}

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
