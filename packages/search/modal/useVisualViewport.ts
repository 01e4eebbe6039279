import { type RefObject, useEffect } from 'react';

/** Sets the height and the top of the area that a phone's keyboard leaves visible, in pixels, for the style sheet. */
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
