import { useWatchToc } from '@rspress/core/theme';
import { type RefObject, useEffect } from 'react';

/**
 * Has the outline follow the headings of the page.
 *
 * A component of its own, because the framework's hook keeps the element in its state, as soon as it is there: the layout
 * around a page would be drawn twice, and React would have to take over all of the page at once for that.
 */
export function TocWatcher({ doc }: { doc: RefObject<HTMLElement | null> }) {
  const { rspressDocRef } = useWatchToc();
  useEffect(() => {
    rspressDocRef(doc.current as HTMLDivElement | null);
    return () => rspressDocRef(null);
  }, [doc, rspressDocRef]);
  return null;
}
