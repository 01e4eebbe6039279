import { useText } from '@handbook/content/browser';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Around every component of a page (`plugins/guardPieces` puts it there): one that fails leaves the page standing. */
export function ComponentBoundary({ children }: { children: ReactNode }) {
  const t = useText();
  const notice = (
    <span className="broken-component" role="note">
      {t('error.component')}
    </span>
  );
  return <ErrorBoundary fallback={notice}>{children}</ErrorBoundary>;
}
