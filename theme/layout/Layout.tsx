import { useText } from '@handbook/content/browser';
import { useOffline } from '@handbook/offline/browser';
import { PageContext, useLocation, warmPageData } from '@rspress/core/runtime';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { useContext, useLayoutEffect } from 'react';
import { Banner } from '../banner/Banner.tsx';
import { ButtonStates } from '../code-buttons/ButtonStates.tsx';
import { EcosystemMenu } from '../ecosystem/EcosystemMenu.tsx';
import { ErrorNotice } from '../error-notice/ErrorNotice.tsx';
import { useHeadLinks } from '../head-links/useHeadLinks.ts';
import { mdxComponents } from '../mdx/mdxComponents.tsx';
import { PageFooter } from '../page-footer/PageFooter.tsx';
import { SkipLink } from '../skip-link/SkipLink.tsx';

/**
 * Passes the data of the hydrated page to the framework, which otherwise fetches that data again after
 * hydration and renders the whole page a second time.
 */
function useKeepPageData(): void {
  const { data } = useContext(PageContext);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the hydrated page would be fetched again
  useLayoutEffect(() => warmPageData(pathname, data), []);
}

/** The framework's layout with this site's additions in its slots. */
export function Layout() {
  const t = useText();
  useHeadLinks();
  useOffline();
  useKeepPageData();
  return (
    <OriginalLayout
      top={
        <>
          <SkipLink />
          <Banner
            href="/guide/start/introduction"
            message={t('banner.message')}
            localStorageKey="banner-rspress-2"
          />
        </>
      }
      beforeNavTitle={<EcosystemMenu />}
      components={mdxComponents}
      bottom={
        <>
          <PageFooter />
          <ErrorNotice />
          <ButtonStates />
        </>
      }
    />
  );
}
