import { type RefObject, useEffect } from 'react';

/** Tells the stylesheet how much of the window a phone's keyboard leaves, and where that part begins, in pixels. */
export function useVisualViewport(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const fitIn = () => {
      dialog.current?.style.setProperty('--search-visible-height', `${visualViewport.height}px`);
      dialog.current?.style.setProperty('--search-visible-top', `${visualViewport.offsetTop}px`);
    };
    fitIn();
    visualViewport.addEventListener('resize', fitIn);
    visualViewport.addEventListener('scroll', fitIn);
    return () => {
      visualViewport.removeEventListener('resize', fitIn);
      visualViewport.removeEventListener('scroll', fitIn);
    };
  }, [dialog]);
}
