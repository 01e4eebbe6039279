import { BrowserOnly } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import './client-rendered.css';

interface ClientRenderedProps {
  children: ReactNode;
  /** What stands in the HTML instead, and stays there without JavaScript. */
  fallback: ReactNode;
  /** Keeps the room of tabs; otherwise that of the still. */
  isTall?: boolean;
}

/** Renders its children in the browser only: their icons would weigh more in the HTML than all else of the example. */
export const ClientRendered = ({ children, fallback, isTall }: ClientRenderedProps) => (
  <div className={isTall ? 'late-example' : undefined}>
    <BrowserOnly fallback={fallback}>{() => children}</BrowserOnly>
  </div>
);
