import { useLocation } from '@rspress/core/runtime';
import { type ReactNode, useEffect } from 'react';
import { BrokenPage } from './BrokenPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { pageShown } from './watchLoads.ts';

/** Around everything that React shows: an error that nothing else has caught leaves a way on instead of a white page. */
export function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is an arrival
  useEffect(pageShown, [pathname]);
  const fallback = (
    <main>
      <BrokenPage />
    </main>
  );
  return (
    <ErrorBoundary resetKey={pathname} fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
}
