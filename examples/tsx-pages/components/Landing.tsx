import { Link } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import './landing.css';

/** Layout of a landing page: a wide column with a button below the text. */
export function Landing({ children }: { children: ReactNode }) {
  return (
    <main className="landing rp-doc">
      {children}
      <Link href="/releases">See the releases</Link>
    </main>
  );
}
