import { useText } from '@handbook/content/browser';
import { useLang } from '@rspress/core/runtime';
import { type ComponentType, useEffect, useState } from 'react';
import { askEarly, EARLY_FIELD, useSearchOpen } from '../early/earlySearch.ts';
import { documentAddresses } from '../local/documentAddresses.ts';
import { loadModal, useWarmSearch } from './loadModal.ts';
import { SearchButton } from './SearchButton.tsx';
import '../early/early.css';

/** The header's search: the button, the field for the first keys, and the modal once it's loaded and opened. */
export function Search() {
  const t = useText();
  const open = useSearchOpen();
  const lang = useLang();
  const warm = useWarmSearch();
  const [Modal, setModal] = useState<ComponentType<{ open: boolean }>>();
  const [failed, setFailed] = useState(false);
  // An input method must keep its field during a composition.
  const [composing, setComposing] = useState(false);

  const load = () => {
    warm();
    loadModal().then(
      (component) => {
        setModal(() => component);
        setFailed(false);
      },
      () => setFailed(true),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the modal only loads when the search opens
  useEffect(() => {
    if (open && !Modal) load();
  }, [open]);

  useEffect(() => {
    // Search engines and browsers open this URL with a query, as the home page's structured data declares.
    const asked = new URLSearchParams(window.location.search).get('q');
    if (asked) askEarly(asked);
  }, []);

  return (
    <>
      <SearchButton />
      <noscript>
        <span className="search-missing">{t('search.needsScripts')}</span>
      </noscript>
      {/* The script in the head may show the field before hydration, which isn't a mismatch. */}
      <input
        className={EARLY_FIELD}
        hidden
        suppressHydrationWarning
        data-documents={HOSTED_SEARCH ? undefined : documentAddresses[lang]}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        aria-label={t('search.placeholder')}
        placeholder={t('search.placeholder')}
        onInput={failed ? load : undefined}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      {open && failed && !Modal && (
        <p className="search-failed" role="alert">
          <strong>{t('search.error.title')}</strong> {t('search.error.help')}
        </p>
      )}
      {Modal && <Modal open={open && !composing} />}
    </>
  );
}
