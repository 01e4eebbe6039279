import { useWatchToc } from '@rspress/core/theme';
import { type RefObject, useEffect } from 'react';

/**
 * Has the outline follow the headings of the page.
 *
 * A component of its own, because the framework's hook keeps the element in its state as soon as it is there: the layout
 * around the text would be drawn a second time while the page wakes.
 */
export function TocWatcher({ doc }: { doc: RefObject<HTMLElement | null> }) {
  const { rspressDocRef } = useWatchToc();
  useEffect(() => {
    rspressDocRef(doc.current as HTMLDivElement | null);
    return () => rspressDocRef(null);
  }, [doc, rspressDocRef]);
  return null;
}
