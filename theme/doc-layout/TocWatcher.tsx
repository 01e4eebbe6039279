import { useWatchToc } from '@rspress/core/theme';
import { type RefObject, useEffect } from 'react';
import { whenGrown } from '../resting/whenGrown.ts';

/**
 * Has the outline follow the headings of the page.
 *
 * A component of its own, because the framework's hook keeps the element in its state as soon as it is there: the layout
 * around the text would be drawn a second time while the page wakes. It leaves out headings that are hidden, and looks again
 * only when some are added or removed: it must not look while blocks of an opening page are still to come.
 */
export function TocWatcher({ doc }: { doc: RefObject<HTMLElement | null> }) {
  const { rspressDocRef } = useWatchToc();
  useEffect(() => {
    const stop = whenGrown(() => rspressDocRef(doc.current as HTMLDivElement | null));
    return () => {
      stop();
      rspressDocRef(null);
    };
  }, [doc, rspressDocRef]);
  return null;
}
