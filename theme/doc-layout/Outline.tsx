import { Toc } from '@rspress/core/theme';
import { useText } from '../text/useText.ts';

/** The headings of the page, with the one being read marked. */
export function Outline() {
  const t = useText();
  return (
    <nav className="outline" aria-label={t('outlineTitle')}>
      <p className="outline__title" aria-hidden="true">
        {t('outlineTitle')}
      </p>
      <Toc />
    </nav>
  );
}
