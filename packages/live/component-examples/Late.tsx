import { BrowserOnly } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import './late.css';

interface LateProps {
  children: ReactNode;
  /** What stands in the HTML instead, and stays there without JavaScript. */
  still: ReactNode;
  /** Keeps the room of tabs; otherwise that of the still. */
  isTall?: boolean;
}

/** Renders its children in the browser only: their icons would weigh more in the HTML than all else of the example. */
export const Late = ({ children, still, isTall }: LateProps) => (
  <div className={isTall ? 'late-example' : undefined}>
    <BrowserOnly fallback={still}>{() => children}</BrowserOnly>
  </div>
);
