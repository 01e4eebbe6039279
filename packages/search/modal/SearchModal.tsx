/// <reference types="@rsbuild/core/types" />
import { useText } from '@handbook/content/browser';
import { ErrorBoundary } from '@handbook/hydration/browser';
import { useLang, withBase } from '@rspress/core/runtime';
import {
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { SearchState } from '../client/searchClient.ts';
import { restoreFocus, setSearchOpen, takeEarlyText } from '../early/earlySearch.ts';
import { cleanStoredSearches } from '../storage/cleanStoredSearches.ts';
import styles from './modal.css?inline';
import { SearchBox } from './SearchBox.tsx';
import { useFixedAria } from './useFixedAria.ts';
import { useKeys } from './useKeys.ts';

// The modal's code includes its styles as text, because the framework bundles every imported style sheet into the one that
// all pages load. Rules that may affect every element, such as rules for `:root`, belong in that style sheet: added later,
// they make the browser recalculate the styles of the whole page.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** The loaded part of the search. */
export const SearchModal = ({ open }: { open: boolean }) => open && <SearchDialog />;

/** DocSearch's own screen for errors never shows. */
function Failure() {
  const t = useText();
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">{t('search.error.title')}</p>
      <p className="DocSearch-Help">{t('search.error.help')}</p>
    </div>
  );
}

/** The style sheet shows it while a search takes long. */
const Loading = () => <p className="search-loading">{useText()('search.loading')}</p>;

/** Closes the search at once, before the page of a hit opens. */
const close = () => flushSync(() => setSearchOpen(false));

/**
 * The search as a dialog over the page.
 *
 * A native dialog traps focus, makes the rest of the page inert, and closes on a phone's back gesture.
 */
function SearchDialog() {
  const t = useText();
  const lang = useLang();
  const dialog = useRef<HTMLDialogElement>(null);
  const query = useRef('');
  const [state, setState] = useState<SearchState>();
  const [box, setBox] = useState<Element | null>(null);
  const [generation, setGeneration] = useState(0);
  const index = HOSTED_SEARCH ? HOSTED_SEARCH.indexName : `${withBase('/')}${lang}`;
  // DocSearch reads both on its first render.
  useState(() => {
    cleanStoredSearches(index);
    query.current ||= takeEarlyText();
  });

  useKeys(dialog, close);
  useFixedAria(dialog);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new generation has new elements
  useEffect(
    () => setBox(dialog.current?.querySelector('.DocSearch-Dropdown') ?? null),
    [generation],
  );

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const input = element?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
    // The reader went back or forward with the dialog open. Other navigations are ignored, because the location of a hit may
    // change after the reader has opened the dialog again.
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      element?.close();
      restoreFocus();
    };
  }, []);

  const keepQuery = ({ type, target }: SyntheticEvent) => {
    query.current = type === 'input' && target instanceof HTMLInputElement ? target.value : '';
    if (query.current === '') setState(undefined);
  };
  // After an error, DocSearch restarts once with the text from the field.
  const restart = () => {
    if (generation > 0) setSearchOpen(false);
    cleanStoredSearches(index);
    setGeneration(1);
  };
  // A press outside the modal closes it and must not move the restored focus.
  const keepFocus = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.matches('.DocSearch-Container')) {
      event.preventDefault();
    }
  };
  const answer = typeof state === 'object' ? state : undefined;

  return createPortal(
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={t('search.dialog')}
      data-answered={answer && ''}
      onClose={close}
      onMouseDown={keepFocus}
      onInput={keepQuery}
      onReset={keepQuery}
    >
      <ErrorBoundary key={generation} onError={restart}>
        <SearchBox index={index} query={query.current} onState={setState} onClose={close} />
      </ErrorBoundary>
      {box && createPortal(state === 'failed' ? <Failure /> : <Loading />, box)}
      <p className="visually-hidden" role="status">
        {answer && t('search.found', { count: String(answer.hits.length) })}
      </p>
    </dialog>,
    document.body,
  );
}
