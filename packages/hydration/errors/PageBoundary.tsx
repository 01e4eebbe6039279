import { useLocation } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { BrokenPage } from './BrokenPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { reloadOnce } from './reloadOnce.ts';
import { isMissingCode } from './watchLoads.ts';

/** Error boundary around a page's content: reloads the page once if its code is missing, then renders `BrokenPage`. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [isFinal, setFinal] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets on another page
  useEffect(() => setFinal(false), [pathname]);
  const handleError = async (error: unknown) => {
    if (!(isMissingCode(error) && (await reloadOnce(location.href)))) setFinal(true);
  };
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={isFinal ? <BrokenPage /> : null}
      onError={(error) => void handleError(error)}
    >
      {children}
    </ErrorBoundary>
  );
}
