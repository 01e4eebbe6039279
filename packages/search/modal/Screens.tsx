import { useText } from '@handbook/content/browser';
import { createPortal } from 'react-dom';

interface ScreensProps {
  /** The scrollable part of the modal. */
  root: Element;
  hasFailed: boolean;
}

/** What DocSearch's screens don't show: that a search failed, or takes long. The style sheet shows the latter. */
export function Screens({ root, hasFailed }: ScreensProps) {
  const t = useText();
  const screen = hasFailed ? (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">{t('search.error.title')}</p>
      <p className="DocSearch-Help">{t('search.error.help')}</p>
    </div>
  ) : (
    <p className="search-loading">{t('search.loading')}</p>
  );
  return createPortal(screen, root);
}
