import { useText } from '@handbook/content/browser';
import { useOffline } from '@handbook/offline/browser';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { Banner } from '../banner/Banner.tsx';
import { EcosystemMenu } from '../ecosystem/EcosystemMenu.tsx';
import { ErrorNotice } from '../error-notice/ErrorNotice.tsx';
import { useHeadLinks } from '../head-links/useHeadLinks.ts';
import { mdxComponents } from '../mdx/mdxComponents.tsx';
import { PageFooter } from '../page-footer/PageFooter.tsx';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import { useKeepPageData } from './useKeepPageData.ts';

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
        </>
      }
    />
  );
}
