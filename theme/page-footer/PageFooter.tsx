import { useLocalHref, useText } from '@handbook/content/browser';
import { OfflineButton } from '@handbook/offline/browser';
import { feedTopics } from '@handbook/site-output/browser';
import core from '@rspress/core/package.json';
import { useSite, withBase } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { SocialLinks } from '@rspress/core/theme-original';
import './page-footer.css';

type TextKey = Parameters<ReturnType<typeof useText>>[0];

/** The footer of every page. `themeConfig.footer.message` is a key of `i18n.json`. */
export function PageFooter() {
  const t = useText();
  const { site } = useSite();
  const localHref = useLocalHref();
  const { message } = site.themeConfig.footer ?? {};
  return (
    <footer className="page-footer">
      <div className="page-footer__row">
        <div>
          {/* The type of the option is `string`; `t` throws on an unknown key. */}
          {message && <p>{t(message as TextKey)}</p>}
          <p>
            <Link className="page-footer__link" href={localHref('/guide/advanced/test-your-docs')}>
              {t('footer.checked', { framework: core.version })}
            </Link>
          </p>
          {feedTopics.includes('changes') && (
            <p>
              <a className="page-footer__link" href={withBase(localHref('/feeds/changes.xml'))}>
                {t('footer.feed')}
              </a>
            </p>
          )}
          <div className="page-footer__offline">
            <OfflineButton className="page-footer__link" />
          </div>
        </div>
        <SocialLinks />
      </div>
    </footer>
  );
}
