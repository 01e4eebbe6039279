import { useText } from '@handbook/content/browser';
import { usePage, withBase } from '@rspress/core/runtime';
import { CloseIcon } from '../icons/icons.tsx';
import './error-notice.css';
import { FAULT_ID } from '@handbook/hydration/browser';

/** Says that something did not load, and how to go on. It is part of the HTML: it has to show where no script arrived. */
export function FaultNotice() {
  const t = useText();
  const { routePath } = usePage().page;
  return (
    // The script in the head opens it before React is there, which is no mismatch.
    <div className="fault" id={FAULT_ID} popover="manual" role="alert" suppressHydrationWarning>
      <p className="fault__page">{t('fault.page')}</p>
      <p className="fault__scripts">{t('fault.scripts')}</p>
      {/* A plain link: it has to load everything anew. */}
      <a href={withBase(routePath)} suppressHydrationWarning>
        {t('fault.again')}
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={t('fault.close')}
        popoverTarget={FAULT_ID}
        popoverTargetAction="hide"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
