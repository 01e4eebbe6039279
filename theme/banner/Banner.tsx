import { useLocalHref, useText } from '@handbook/content/browser';
import { Link } from '@rspress/core/theme';
import { type ReactNode, useEffect, useState } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import './banner.css';
import { isDismissed, localStore, rememberDismissal } from './dismissal.ts';

export interface BannerProps {
  /** Where the message leads; a path without a language leads to the page's own. */
  href: string;
  /** What the banner says. */
  message: ReactNode;
  /** The local storage key under which closing is remembered, with the value `true`. */
  localStorageKey: string;
  /** Set to `false` to render nothing. */
  display?: boolean;
  /** An extra class for the bar. */
  barClassName?: string;
}

// A `<` could end the script element.
const quote = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

// Runs while the page is parsed, before the banner below it is painted: no flash, no layout shift.
const hideBeforePaint = (key: string) =>
  `<script>try{localStorage.getItem(${quote(key)})!==null&&document.documentElement.setAttribute('data-banner','closed')}catch{}</script>`;

/** A message across the top of every page which a reader can close for good. */
export function Banner({
  href,
  message,
  localStorageKey,
  display = true,
  barClassName = '',
}: BannerProps) {
  const t = useText();
  const localHref = useLocalHref();
  const [open, setOpen] = useState(true);

  useEffect(() => {
    if (isDismissed(localStorageKey, localStore)) setOpen(false);
  }, [localStorageKey]);

  if (!display || !open) return null;

  const close = () => {
    rememberDismissal(localStorageKey, localStore);
    setOpen(false);
  };

  return (
    <>
      {/* As markup, because React warns of a script element that it renders itself and that never runs. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the script is ours and its key is quoted */}
      <div hidden dangerouslySetInnerHTML={{ __html: hideBeforePaint(localStorageKey) }} />
      <aside className={`banner ${barClassName}`} aria-label={t('banner.label')}>
        <Link className="banner__link" href={localHref(href)}>
          {message}
        </Link>
        <button
          type="button"
          className="banner__close"
          aria-label={t('banner.close')}
          onClick={close}
        >
          <CloseIcon />
        </button>
      </aside>
    </>
  );
}
