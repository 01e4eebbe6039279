import { useSyncExternalStore } from 'react';
import { formatValue, type Limits } from './formatValue.ts';
import './live-value.css';

interface LiveValueProps extends Limits {
  /** Read while rendering, so it may be a hook; the same one for as long as the component stands. */
  read: () => unknown;
}

const never = () => () => {};

/**
 * Shows what a function or hook returns where it stands: in the built HTML what it returned there,
 * in the browser what it returns now.
 */
export function LiveValue({ read, ...limits }: LiveValueProps) {
  const text = formatValue(read(), limits);
  // The built HTML may say something else than the browser: the screen size, the color scheme.
  // A new key replaces the element once React has taken the page over, without a mismatch.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <code
      key={inBrowser ? 'browser' : 'build'}
      className={text.includes('\n') ? 'live-value live-value--block' : 'live-value'}
      data-live
      suppressHydrationWarning
    >
      {text}
    </code>
  );
}
