import { useHydrated } from '@handbook/hydration/browser';
import type { ReactNode } from 'react';

/** Wraps the content of a page. Its effects run after the effects of the content, so the queued events can be replayed. */
export function PageWrapper({ children }: { children: ReactNode }) {
  useHydrated();
  return children;
}
