import { useLocation } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { isChunkLoadError } from './chunkErrors.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { reloadOnce } from './reloadOnce.ts';

/** Error boundary around a page's content: reloads the page once if its code is missing, then renders `ErrorPage`. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [isFinal, setFinal] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets on another page
  useEffect(() => setFinal(false), [pathname]);
  const handleError = async (error: unknown) => {
    if (!(isChunkLoadError(error) && (await reloadOnce(location.href)))) setFinal(true);
  };
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={isFinal ? <ErrorPage /> : null}
      onError={(error) => void handleError(error)}
    >
      {children}
    </ErrorBoundary>
  );
}
