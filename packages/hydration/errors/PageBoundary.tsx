import { useLocation } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { BrokenPage } from './BrokenPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { reloadOnce } from './reloadOnce.ts';
import { isMissingCode } from './watchLoads.ts';

/** Around what a page says: where it cannot be shown, it is loaded afresh once, then the reader learns what happened. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [isFinal, setFinal] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another chance
  useEffect(() => setFinal(false), [pathname]);
  const mend = async (error: unknown) => {
    if (!(isMissingCode(error) && (await reloadOnce(location.href)))) setFinal(true);
  };
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={isFinal ? <BrokenPage /> : null}
      onError={(error) => void mend(error)}
    >
      {children}
    </ErrorBoundary>
  );
}
