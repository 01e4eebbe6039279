import { useText } from '@handbook/content/browser';
import type { ReactNode } from 'react';

interface HomeDemoProps {
  /** The source, as a code block. */
  children: ReactNode;
  /** The rendered source. */
  result: ReactNode;
}

/** The source of an MDX file above its result. Both are made from the same file. */
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
