import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';
import { Callout, getCustomMDXComponent } from '@rspress/core/theme-original';
import { PageBoundary } from '../faults/PageBoundary.tsx';
import { mdxComponents } from '../mdx/mdxComponents.tsx';
import { MAIN_ID } from '../skip-link/SkipLink.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import './home.css';
import './home-demo.css';
import './cards.css';
import { Tools } from './Tools.tsx';

// The framework's name for its containers in MDX.
const components = { ...getCustomMDXComponent(), ...mdxComponents, $$$callout$$$: Callout };

/** The front page: hero with the page's own MDX beside it, features, tools. */
export function HomeLayout() {
  return (
    <main className="home" id={MAIN_ID} tabIndex={-1}>
      <div className="home__top">
        <Hero />
        <MDXProvider components={components}>
          <PageBoundary>
            <Content />
          </PageBoundary>
        </MDXProvider>
      </div>
      <Features />
      <Tools />
    </main>
  );
}
