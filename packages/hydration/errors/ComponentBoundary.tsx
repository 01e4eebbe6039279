import { useText } from '@handbook/content/browser';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Around every component of a page (`plugins/guardPieces` puts it there): one that fails leaves the page standing. */
export function LivePiece({ children }: { children: ReactNode }) {
  const t = useText();
  const notice = (
    <span className="broken-piece" role="note">
      {t('fault.piece')}
    </span>
  );
  return <ErrorBoundary fallback={notice}>{children}</ErrorBoundary>;
}
