import { PageBoundary } from '@handbook/hydration/browser';
import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';
import { Callout, getCustomMDXComponent } from '@rspress/core/theme-original';
import { mdxComponents } from '../mdx/mdxComponents.tsx';
import { MAIN_ID } from '../skip-link/SkipLink.tsx';

// The framework's name for its containers in MDX.
const components = { ...getCustomMDXComponent(), ...mdxComponents, $$$callout$$$: Callout };

/** What is around the front page, which brings its own parts (`HomePage`). */
export function HomeLayout() {
  return (
    <main className="home" id={MAIN_ID} tabIndex={-1}>
      <MDXProvider components={components}>
        <PageBoundary>
          <Content />
        </PageBoundary>
      </MDXProvider>
    </main>
  );
}
