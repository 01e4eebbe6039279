import { NoSSR } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import './late.css';

interface LateProps {
  children: ReactNode;
  /** Keeps the room of one line only. */
  isLine?: boolean;
}

/** Renders its children in the browser only: their icons would weigh more in the HTML than all else of the example. */
export const Late = ({ children, isLine = false }: LateProps) => (
  <div className={isLine ? 'late-example late-example--line' : 'late-example'}>
    <NoSSR>{children}</NoSSR>
  </div>
);
