import { PageBoundary } from '@handbook/hydration/browser';
import { DocContent } from '@rspress/core/theme';
import { mdxComponents } from '../mdx/mdxComponents.tsx';
import { MAIN_ID } from '../skip-link/SkipLink.tsx';

/** The layout of the home page, whose content is `HomePage`. */
export function HomeLayout() {
  return (
    <main className="home" id={MAIN_ID} tabIndex={-1}>
      <PageBoundary>
        {/* The framework doesn't add a heading to an overview page. */}
        <DocContent components={mdxComponents} isOverviewPage />
      </PageBoundary>
    </main>
  );
}
