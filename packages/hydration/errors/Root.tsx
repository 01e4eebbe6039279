import { useLocation } from '@rspress/core/runtime';
import { type ReactNode, useEffect } from 'react';
import { BrokenPage } from './BrokenPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { pageShown } from './watchLoads.ts';

/** Error boundary around the whole site: renders `BrokenPage` instead of a blank page. */
export function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
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
