import { useText } from '@handbook/content/browser';
import { useLang } from '@rspress/core/runtime';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import './offline-button.css';
import { canStore } from '../registration/register.ts';
import type { OfflineDialogProps } from './OfflineDialog.tsx';

/** Opens the dialog that stores a language; renders nothing if the browser doesn't support it. */
export function OfflineButton({ className = 'offline-button' }: { className?: string }) {
  const t = useText();
  const lang = useLang();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<OfflineDialogProps>>();
  useEffect(() => setShown(canStore()), []);
  if (!shown) return null;

  const show = () => {
    setOpen(true);
    import(/* webpackChunkName: "offline-dialog" */ './OfflineDialog.tsx').then(
      ({ OfflineDialog }) => {
        setDialog(() => OfflineDialog);
        setFailed(false);
      },
      () => setFailed(true),
    );
  };
  const close = () => {
    setOpen(false);
    // After a navigation, the button may be far below.
    button.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <button
        type="button"
        ref={button}
        className={className}
        aria-haspopup="dialog"
        onClick={show}
      >
        {t('offline.button')}
      </button>
      {failed && <span role="alert"> {t('offline.failed')}</span>}
      {open && Dialog && <Dialog key={lang} lang={lang} onClose={close} />}
    </>
  );
}
