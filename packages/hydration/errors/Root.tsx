import { useLocation } from '@rspress/core/runtime';
import { type ReactNode, useEffect } from 'react';
import { useKeptInput } from '../on-intent/keptInput.ts';
import { markPageRendered } from './chunkErrors.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/** Error boundary around the whole site: renders `ErrorPage` instead of a blank page. */
export function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useKeptInput();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
  useEffect(markPageRendered, [pathname]);
  const fallback = (
    <main>
      <ErrorPage />
    </main>
  );
  return (
    <ErrorBoundary resetKey={pathname} fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
}
