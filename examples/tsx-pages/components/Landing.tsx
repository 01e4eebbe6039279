import { getCustomMDXComponent, Link } from '@rspress/core/theme';
import type { FC, ReactNode } from 'react';
import './landing.css';

/** Layout of a landing page: a wide column with a button below the text. */
export function Landing({ children }: { children: ReactNode }) {
  return (
    <main className="landing rp-doc">
      {children}
      <Link className="landing-button" href="/releases">
        See the releases
      </Link>
    </main>
  );
}

/** An MDX file as a component. */
type Text = FC<{ components?: ReturnType<typeof getCustomMDXComponent> }>;

/** Renders an MDX file with the theme's headings, links, and code blocks. */
export const Styled = ({ text: Text }: { text: Text }) => (
  <Text components={getCustomMDXComponent()} />
);
