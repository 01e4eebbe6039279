import { useText } from '@handbook/content/browser';
import { usePage, withBase } from '@rspress/core/runtime';
import { CloseIcon } from '../icons/icons.tsx';
import './error-notice.css';
import { NOTICE_ID } from '@handbook/hydration/browser';

/** The notice that a page or script didn't load. It is part of the HTML, because it must work without scripts. */
export function ErrorNotice() {
  const t = useText();
  const { routePath } = usePage().page;
  return (
    // The script in the head may open the notice before hydration.
    <div
      className="error-notice"
      id={NOTICE_ID}
      popover="manual"
      role="alert"
      suppressHydrationWarning
    >
      <p className="error-notice__page">{t('error.page')}</p>
      <p className="error-notice__scripts">{t('error.scripts')}</p>
      {/* A plain link, because it must load a new document. */}
      <a href={withBase(routePath)} suppressHydrationWarning>
        {t('error.again')}
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={t('error.close')}
        popoverTarget={NOTICE_ID}
        popoverTargetAction="hide"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
