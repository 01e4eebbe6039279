import { PageBoundary } from '@handbook/hydration/browser';
import { DocContent } from '@rspress/core/theme';
import { mdxComponents } from '../mdx/mdxComponents.tsx';
import { MAIN_ID } from '../skip-link/SkipLink.tsx';

/** What is around the front page, which brings its own parts (`HomePage`) and its own heading. */
export function HomeLayout() {
  return (
    <main className="home" id={MAIN_ID} tabIndex={-1}>
      <PageBoundary>
        {/* On an overview page, the framework adds no heading. */}
        <DocContent components={mdxComponents} isOverviewPage />
      </PageBoundary>
    </main>
  );
}
