import { useWatchToc } from '@rspress/core/theme';
import { type RefObject, useEffect } from 'react';

/**
 * Has the outline follow the headings of the page.
 *
 * The framework's hook keeps the element in state, so in the layout itself it would render the whole page a second time
 * during hydration.
 */
export function TocWatcher({ doc }: { doc: RefObject<HTMLElement | null> }) {
  const { rspressDocRef } = useWatchToc();
  useEffect(() => {
    rspressDocRef(doc.current as HTMLDivElement | null);
    return () => rspressDocRef(null);
  }, [doc, rspressDocRef]);
  return null;
}
