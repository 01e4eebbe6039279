import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { Banner } from '../banner/Banner.tsx';
import { EcosystemMenu } from '../ecosystem/EcosystemMenu.tsx';
import { FaultNotice } from '../faults/FaultNotice.tsx';
import { useHeadLinks } from '../head-links/useHeadLinks.ts';
import { LanguageOffer } from '../language-offer/LanguageOffer.tsx';
import { mdxComponents } from '../mdx/mdxComponents.tsx';
import { useOffline } from '../offline/useOffline.ts';
import { PageFooter } from '../page-footer/PageFooter.tsx';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import { useStaticLinks } from '../static-text/useStaticLinks.ts';
import { useText } from '../text/useText.ts';
import { SystemDark } from './SystemDark.tsx';

/** The framework's layout with what this site adds around it. */
export function Layout() {
  const t = useText();
  useHeadLinks();
  useOffline();
  useStaticLinks();
  return (
    <OriginalLayout
      top={
        <>
          <SystemDark />
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
          <LanguageOffer />
          <FaultNotice />
        </>
      }
    />
  );
}
