import { useText } from '@handbook/content/browser';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Error boundary around one live component (`packages/mdx/error-boundaries` adds it), so that the rest of the page still works. */
export function ComponentBoundary({ children }: { children: ReactNode }) {
  const t = useText();
  const notice = (
    <span className="component-error" role="note">
      {t('error.component')}
    </span>
  );
  return <ErrorBoundary fallback={notice}>{children}</ErrorBoundary>;
}
