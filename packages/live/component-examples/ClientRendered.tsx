import { BrowserOnly } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import './client-rendered.css';

interface ClientRenderedProps {
  children: ReactNode;
  /** Shown in the HTML, and without JavaScript. */
  fallback: ReactNode;
  /** Reserves the height of tabs instead of the fallback's height. */
  isTall?: boolean;
}

/** Only renders its children in the browser, because their icons would be most of the example's HTML. */
export const ClientRendered = ({ children, fallback, isTall }: ClientRenderedProps) => (
  <div className={isTall ? 'late-example' : undefined}>
    <BrowserOnly fallback={fallback}>{() => children}</BrowserOnly>
  </div>
);
