import { PageBoundary } from '@handbook/hydration/browser';
import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { DocContent, DocFooter, Outline, Sidebar, useWatchToc } from '@rspress/core/theme';
import type { DocLayoutProps } from '@rspress/core/theme-original';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import '../doc-footer/doc-footer.css';
import { useCloseOnNavigation } from '../popover/useCloseOnNavigation.ts';
import { ScrollAfterNav } from '../scroll/afterNavigation.ts';
import { MAIN_ID } from '../skip-link/SkipLink.tsx';
import { TranslationNote } from '../translation-note/TranslationNote.tsx';
import './doc-layout.css';
import './outline.css';
import { LocalBar, OUTLINE_ID, SIDEBAR_ID } from './LocalBar.tsx';
import { useFocusableScrollers } from './useFocusableScrollers.ts';

/**
 * Keeps the outline in sync with the headings of the page. This is a separate component, because the framework's hook sets
 * state, which would render the whole layout twice during hydration.
 */
function TocWatcher({ doc }: { doc: RefObject<HTMLDivElement | null> }) {
  const { rspressDocRef } = useWatchToc();
  useEffect(() => {
    rspressDocRef(doc.current);
    return () => rspressDocRef(null);
  }, [doc, rspressDocRef]);
  return null;
}

/** Sidebar, content, and outline of a documentation page. */
export function DocLayout({ components }: DocLayoutProps) {
  const { frontmatter } = useFrontmatter();
  const { page } = usePage();
  const sidebar = useRef<HTMLDivElement>(null);
  const outline = useRef<HTMLDivElement>(null);
  const doc = useRef<HTMLDivElement>(null);
  useFocusableScrollers(doc, page.routePath);
  useCloseOnNavigation(sidebar);
  useCloseOnNavigation(outline);

  const hasSidebar = (frontmatter.sidebar ?? true) === true;
  const hasOutline = (frontmatter.outline ?? true) && page.toc.length > 0;
  // Memoized, because navigating to a heading or switching color mode doesn't change the content.
  const content = useMemo(
    () => (
      <PageBoundary>
        <DocContent components={components} />
      </PageBoundary>
    ),
    [components],
  );

  return (
    <>
      <LocalBar hasSidebar={hasSidebar} hasOutline={hasOutline} />
      <div className="doc-layout" data-sidebar={hasSidebar} data-outline={hasOutline}>
        {hasSidebar && (
          <div className="doc-layout__sidebar" id={SIDEBAR_ID} popover="auto" ref={sidebar}>
            <Sidebar />
          </div>
        )}
        <main className="doc-layout__main" id={MAIN_ID} tabIndex={-1}>
          <TranslationNote />
          <div className="rp-doc rspress-doc" ref={doc}>
            <TocWatcher doc={doc} />
            {content}
          </div>
          {(frontmatter.footer ?? true) && (
            <div className="doc-footer">
              <DocFooter />
            </div>
          )}
          <ScrollAfterNav />
        </main>
        {hasOutline && (
          <div className="doc-layout__outline" id={OUTLINE_ID} popover="auto" ref={outline}>
            <Outline />
          </div>
        )}
      </div>
    </>
  );
}
