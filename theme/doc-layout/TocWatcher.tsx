import { useWatchToc } from '@rspress/core/theme';
import { type RefObject, useEffect } from 'react';

/**
 * Keeps the outline in sync with the headings of the page. This is a separate component, because the framework's hook sets
 * state, which would render the whole layout twice during hydration.
 */
export function TocWatcher({ doc }: { doc: RefObject<HTMLElement | null> }) {
  const { rspressDocRef } = useWatchToc();
  useEffect(() => {
    rspressDocRef(doc.current as HTMLDivElement | null);
    return () => rspressDocRef(null);
  }, [doc, rspressDocRef]);
  return null;
}
