/** The delay before a panel opens or closes, in milliseconds (product spec, section 4). */
const HOVER_DELAY = 100;

/** Handlers for the pointer on a button and its panel. */
export interface HoverIntent {
  enter(): void;
  leave(): void;
  /** Cancels a pending change, e.g. after a key press. */
  cancel(): void;
}

/**
 * Opens and closes a panel after a delay, so that moving the pointer from the button to the panel doesn't close the panel.
 */
export function createHoverIntent(setOpen: (open: boolean) => void): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const later = (open: boolean) => {
    cancel();
    timer = setTimeout(() => setOpen(open), HOVER_DELAY);
  };
  return { enter: () => later(true), leave: () => later(false), cancel };
}
