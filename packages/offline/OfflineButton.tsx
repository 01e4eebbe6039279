import { useText } from '@handbook/content/browser';
import { useLang, useLocation, useSite } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { openPages } from './siteFiles.ts';
import { canStore, storePage } from './useOffline.ts';
import './offline.css';

type Status = 'checking' | 'unknown' | 'some' | 'loading' | 'stored' | 'failed';

/** Opens a dialog that stores all pages of the language; renders nothing if the browser doesn't support it. */
export function OfflineButton({ className }: { className: string }) {
  const t = useText();
  const lang = useLang();
  const { base } = useSite().site;
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isShown, setShown] = useState(false);
  const [status, setStatus] = useState<Status>('checking');
  const [plan, setPlan] = useState({ pages: [] as string[], bytes: 0 });
  const [count, setCount] = useState(0);

  useEffect(() => setShown(canStore()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: going back closes the dialog
  useEffect(() => dialog.current?.close(), [pathname]);
  if (!isShown) return null;

  const check = async () => {
    const response = await fetch(`${base}offline/${lang}.json`, { cache: 'no-cache' });
    const { pages, bytes }: typeof plan = await response.json();
    const cache = await openPages(base);
    const stored = await Promise.all(pages.map((page) => cache.match(page, { ignoreVary: true })));
    const found = stored.filter(Boolean).length;
    setPlan({ pages, bytes });
    setCount(found);
    setStatus(found < pages.length ? 'some' : 'stored');
  };
  const open = () => {
    dialog.current?.showModal();
    check().catch(() => setStatus('unknown'));
  };
  const save = async () => {
    setStatus('loading');
    for (const [index, page] of plan.pages.entries()) {
      // Closing the dialog stops the download.
      if (!dialog.current?.open) break;
      setCount(index);
      await storePage(page);
    }
    await check();
  };

  const [pages, size] = [String(plan.pages.length), (plan.bytes / 1e6).toFixed(1)];
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {t('offline.button')}
      </button>
      <dialog ref={dialog} className="raised offline-dialog" aria-label={t('offline.button')}>
        <h2>{t('offline.button')}</h2>
        {plan.bytes > 0 && <p>{t('offline.what', { pages, size })}</p>}
        <progress max={plan.pages.length} value={count} aria-label={t('offline.progress')} />
        <p role="status">{t(`offline.status.${status}`, { pages, count: String(count) })}</p>
        <form method="dialog">
          <button
            type="button"
            className="button button--brand"
            disabled={plan.bytes === 0 || status === 'loading'}
            onClick={() => save().catch(() => setStatus('failed'))}
          >
            {t('offline.store')}
          </button>{' '}
          <button type="submit" className="button button--alt">
            {t('offline.close')}
          </button>
        </form>
      </dialog>
    </>
  );
}
