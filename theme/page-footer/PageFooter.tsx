import { useLang, useSite, withBase } from '@rspress/core/runtime';
import { localePrefix } from '../address/localePath.ts';
import { EvidenceLine } from '../evidence/EvidenceLine.tsx';
import { OfflineButton } from '../offline/OfflineButton.tsx';
import { feedTopics } from '../own-files/feedTopics.ts';
import { SocialLinks } from '../social-links/SocialLinks.tsx';
import { useText } from '../text/useText.ts';
import './page-footer.css';

type TextKey = Parameters<ReturnType<typeof useText>>[0];

/** The foot of every page. `themeConfig.footer.message` names a text of `i18n.json`. */
export function PageFooter() {
  const t = useText();
  const { site } = useSite();
  const lang = useLang();
  const { message } = site.themeConfig.footer ?? {};
  const prefix = localePrefix(lang, site.lang);
  return (
    <footer className="page-footer">
      <div className="page-footer__row">
        <div>
          {/* The configuration's type is any string; the lookup throws on a key that does not exist. */}
          {message && <p>{t(message as TextKey)}</p>}
          <EvidenceLine />
          {feedTopics.includes('changes') && (
            <p>
              <a className="page-footer__feed" href={withBase(`${prefix}/feeds/changes.xml`)}>
                {t('footer.feed')}
              </a>
            </p>
          )}
          <OfflineButton />
        </div>
        <SocialLinks />
      </div>
    </footer>
  );
}
