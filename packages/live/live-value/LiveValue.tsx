import { useEffect, useState } from 'react';
import { formatValue, type Limits } from './formatValue.ts';
import './live-value.css';

interface LiveValueProps extends Limits {
  /** Shows the value on its own line, so that a value of another length in the browser doesn't change the paragraph's height. */
  isBlock?: boolean;
  /** Called during rendering, so it can be a hook. Don't change it while the component is mounted. */
  read: () => unknown;
}

/**
 * Shows the value that a function or hook returns: the build's value in the HTML, then the current value in the browser.
 */
export function LiveValue({ read, isBlock, ...limits }: LiveValueProps) {
  const text = formatValue(read(), limits);
  // The value can differ between build and browser. A new key replaces the element after hydration, without a mismatch.
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <code
      key={inBrowser ? 'browser' : 'build'}
      className={isBlock || text.includes('\n') ? 'live-value live-value--block' : 'live-value'}
      data-live
      suppressHydrationWarning
    >
      {text}
    </code>
  );
}
