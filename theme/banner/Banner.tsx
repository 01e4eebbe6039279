import { useLocalHref, useText } from '@handbook/content/browser';
import { Link } from '@rspress/core/theme';
import { type ReactNode, useState } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import './banner.css';

export interface BannerProps {
  /** The target of the link. A path without a language gets the language of the page. */
  href: string;
  /** The content of the link. */
  message: ReactNode;
  /** The local storage key that is set to `true` when a reader closes the banner. */
  localStorageKey: string;
  /** Set to `false` to render nothing. */
  display?: boolean;
  /** An additional class. */
  barClassName?: string;
}

// The character `<` could end the script element.
const quote = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

// Runs before the browser paints the banner, so that a closed banner doesn't flash or shift the layout.
const hideBeforePaint = (key: string) =>
  `<script>try{localStorage.getItem(${quote(key)})!==null&&document.documentElement.setAttribute('data-banner','closed')}catch{}</script>`;

/** A message at the top of every page that readers can close permanently. */
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
  if (!display || !open) return null;

  const close = () => {
    setOpen(false);
    try {
      localStorage.setItem(localStorageKey, 'true');
    } catch {
      // Storage is full or blocked: the next visit shows the banner again.
    }
  };

  return (
    <>
      {/* An HTML string, because React warns about script elements that it renders. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the script is constant, and its key is escaped */}
      <div hidden dangerouslySetInnerHTML={{ __html: hideBeforePaint(localStorageKey) }} />
      <aside className={`banner ${barClassName}`} aria-label={t('banner.label')}>
        <Link className="banner__link" href={localHref(href)}>
          {message}
        </Link>
        <button
          type="button"
          className="icon-button banner__close"
          aria-label={t('banner.close')}
          onClick={close}
        >
          <CloseIcon />
        </button>
      </aside>
    </>
  );
}
