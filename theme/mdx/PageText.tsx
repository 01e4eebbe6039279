import { useHydrated } from '@handbook/hydration/browser';
import type { ReactNode } from 'react';

/** Around all that a page says: React takes it over last, so the page is awake then. */
export function PageText({ children }: { children: ReactNode }) {
  useHydrated();
  return children;
}
