import { useText } from '@handbook/content/browser';
import { useSite } from '@rspress/core/runtime';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { register } from '../registration/register.ts';
import { LanguageStore, type StoreState } from './languageStore.ts';
import './offline-dialog.css';

export interface OfflineDialogProps {
  lang: string;
  onClose(): void;
}

const formatSize = (bytes: number, lang: string): string =>
  new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(bytes / 1e6);

/** Downloads continue while the dialog is closed, so the stores outlive it. */
const stores = new Map<string, LanguageStore>();

function storeOf(lang: string, base: string): LanguageStore {
  const store = stores.get(lang) ?? new LanguageStore(lang, base);
  stores.set(lang, store);
  return store;
}

/** The label of the first button in each state. */
const actions = {
  absent: 'offline.store',
  partial: 'offline.resume',
  outdated: 'offline.update',
} as const;

function useStatus({ kind, size, stored, problem }: StoreState, lang: string): string {
  const t = useText();
  const status = t(`offline.status.${kind}`, {
    size: formatSize(size, lang),
    stored: formatSize(stored, lang),
    left: formatSize(size - stored, lang),
  });
  return problem && kind !== 'unknown' ? `${t(`offline.problem.${problem}`)} ${status}` : status;
}

/** Stores all pages of a language on the device, shows the progress, and removes them. */
export function OfflineDialog({ lang, onClose }: OfflineDialogProps) {
  const t = useText();
  const { base } = useSite().site;
  const store = storeOf(lang, base);
  const state = useSyncExternalStore(store.subscribe, store.state);
  const status = useStatus(state, lang);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [refused, setRefused] = useState(false);
  const { kind, size, stored } = state;

  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    store.check();
    // The reader navigated, so the dialog's button is on another page.
    const leave = () => opened?.close();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [store]);

  const start = () => {
    // Stored pages need the worker.
    register().then(
      () => {
        setRefused(false);
        store.store();
      },
      () => setRefused(true),
    );
  };

  return (
    <dialog ref={dialog} className="offline-dialog" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{t('offline.title')}</h2>
      {size > 0 && (
        <p>
          {t('offline.what', {
            pages: String(state.pageCount),
            size: formatSize(size, lang),
          })}
        </p>
      )}
      {kind === 'loading' && (
        <progress max={size} value={stored} aria-label={t('offline.progress')} />
      )}
      {/* A screen reader would announce every change of the numbers; the progress bar provides them on demand. */}
      {kind === 'loading' && (
        <p aria-hidden="true">
          {t('offline.amount', { stored: formatSize(stored, lang), size: formatSize(size, lang) })}
        </p>
      )}
      <p role="status">
        {refused && `${t('offline.problem.worker')} `}
        {status}
      </p>
      <div className="offline-dialog__actions">
        {(kind === 'absent' || kind === 'partial' || kind === 'outdated') && (
          <button type="button" className="button button--brand" onClick={start}>
            {t(actions[kind])}
          </button>
        )}
        {kind === 'loading' && (
          <button type="button" className="button button--alt" onClick={() => store.cancel()}>
            {t('offline.cancel')}
          </button>
        )}
        {(kind === 'stored' || kind === 'partial' || kind === 'outdated') && (
          <button type="button" className="button button--alt" onClick={() => store.remove()}>
            {t('offline.remove')}
          </button>
        )}
        <button
          type="button"
          className="button button--alt"
          onClick={() => dialog.current?.close()}
        >
          {t('offline.close')}
        </button>
      </div>
    </dialog>
  );
}
