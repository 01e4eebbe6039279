/** Milliseconds the pointer rests before a panel opens, and is away before it closes (product spec, section 4). */
const HOVER_DELAY = 100;

/** Follows the pointer over a button and its panel. */
export interface HoverIntent {
  enter(): void;
  leave(): void;
  /** Forgets a pending change, e.g. when a key decided otherwise. */
  cancel(): void;
}

/**
 * Turns pointer movement into delayed opening and closing.
 *
 * Moving from button to panel is leave and enter within the delay, which changes nothing.
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
