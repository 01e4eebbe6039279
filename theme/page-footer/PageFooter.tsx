import { useSite } from '@rspress/core/runtime';
import { EvidenceLine } from '../evidence/EvidenceLine.tsx';
import { SocialLinks } from '../social-links/SocialLinks.tsx';
import { useText } from '../text/useText.ts';
import './page-footer.css';

type TextKey = Parameters<ReturnType<typeof useText>>[0];

/** The foot of every page. `themeConfig.footer.message` names a text of `i18n.json`. */
export function PageFooter() {
  const t = useText();
  const { message } = useSite().site.themeConfig.footer ?? {};
  return (
    <footer className="page-footer">
      <div className="page-footer__row">
        <div>
          {/* The configuration's type is any string; the lookup throws on a key that does not exist. */}
          {message && <p>{t(message as TextKey)}</p>}
          <EvidenceLine />
        </div>
        <SocialLinks />
      </div>
    </footer>
  );
}
