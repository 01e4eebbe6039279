import { useText } from '@handbook/content/browser';
import type { ReactNode } from 'react';

interface HomeDemoProps {
  /** The source, as a code fence. */
  children: ReactNode;
  /** The page that the source becomes. */
  result: ReactNode;
}

/** A source file above the very page it becomes, both from the same file. */
export function HomeDemo({ children, result }: HomeDemoProps) {
  const t = useText();
  return (
    <div className="home-demo">
      <div className="home-demo__source">{children}</div>
      <section className="home-demo__page" aria-label={t('home.demo.page')}>
        <p className="home-demo__label" aria-hidden="true">
          {t('home.demo.page')}
        </p>
        <div className="rp-doc home-demo__content">{result}</div>
      </section>
    </div>
  );
}
