import { useEffect } from 'react';
import { afterSections } from '../sections/Section.tsx';
import { replay, type SiteHydration } from './replay.ts';

declare global {
  interface Window {
    /** Set by the script in the head (`early.ts`), and removed after the replay; missing without `hydrateOnIntent`. */
    siteHydration?: SiteHydration | undefined;
  }
}

function replayQueue(): void {
  const hydration = window.siteHydration;
  if (!hydration || hydration.passes) return;
  void replay(hydration).then(() => {
    hydration.stop();
    window.siteHydration = undefined;
  });
}

/** Replays the queued events once React has hydrated all sections of the page. */
export function useHydrated(): void {
  useEffect(() => afterSections(replayQueue), []);
}

/** Replays the queued events at once, on a page without sections or one that can't be displayed. */
export function useHydratedNow(): void {
  useEffect(replayQueue, []);
}
