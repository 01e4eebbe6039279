/// <reference types="@rsbuild/core/types" />
import { useText } from '@handbook/content/browser';
import { ErrorBoundary } from '@handbook/hydration/browser';
import { useLang, withBase } from '@rspress/core/runtime';
import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { SearchState } from '../client/searchClient.ts';
import { restoreFocus, setSearchOpen, takeEarlyText } from '../early/earlySearch.ts';
import { useMarkedWords } from '../marks/useMarkedWords.ts';
import { cleanStoredSearches } from '../storage/cleanStoredSearches.ts';
import styles from './modal.css?inline';
import { Screens } from './Screens.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useFixedAria } from './useFixedAria.ts';
import { useKeys } from './useKeys.ts';
import { useVisualViewport } from './useVisualViewport.ts';

// The modal's code includes its styles as text, because the framework bundles every imported style sheet into the one that
// all pages load. Rules that may affect every element, such as rules for `:root`, belong in that style sheet: added later,
// they make the browser recalculate the styles of the whole page.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** The loaded part of the search: the dialog while it's open, and the marks on the page of a hit. */
export function SearchModal({ open }: { open: boolean }) {
  useMarkedWords();
  return open && <SearchDialog />;
}

/** Closes the search at once, because the same key may open it again. */
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
  const [state, setState] = useState<SearchState>();
  const [box, setBox] = useState<Element | null>(null);
  const [generation, setGeneration] = useState(0);
  const index = HOSTED_SEARCH ? HOSTED_SEARCH.indexName : `${withBase('/')}${lang}`;
  // DocSearch reads the storage on its first render.
  useState(() => cleanStoredSearches(index));

  useVisualViewport(dialog);
  useKeys(dialog, close);
  useFixedAria(dialog, generation, () => setGeneration((current) => current + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new generation has new elements
  useEffect(
    () => setBox(dialog.current?.querySelector('.DocSearch-Dropdown') ?? null),
    [generation],
  );

  /** Fills the field, which React controls, as if the reader had typed into it. */
  const ask = (query: string) => {
    const input = dialog.current?.querySelector('input');
    if (!input) return;
    input.focus();
    input.setRangeText(query.slice(0, input.maxLength), 0, input.value.length, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is handed over once
  useEffect(() => {
    const element = dialog.current;
    // Runs in a separate task, between two keys. Inside an effect, React would update the field only after the next key.
    const handOver = setTimeout(() => {
      const text = takeEarlyText();
      element?.showModal();
      element?.querySelector('input')?.focus();
      if (text) ask(text);
    });
    // The reader went back or forward with the dialog open. Other navigations are ignored, because the location of a hit may
    // change after the reader has opened the dialog again.
    const onPopState = () => setSearchOpen(false);
    window.addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(handOver);
      window.removeEventListener('popstate', onPopState);
      element?.close();
      restoreFocus();
    };
  }, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  // After an error, DocSearch restarts with the text from the field.
  const query = useRef('');
  const keepQuery = ({ type, target }: SyntheticEvent) => {
    query.current = type === 'input' && target instanceof HTMLInputElement ? target.value : '';
    if (query.current === '') setState(undefined);
  };
  const failures = useRef(0);
  const restart = () => {
    failures.current += 1;
    if (failures.current > 1) setSearchOpen(false);
    cleanStoredSearches(index);
    setGeneration((current) => current + 1);
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
      onCancel={cancel}
      onMouseDown={keepFocus}
      onInput={keepQuery}
      onReset={keepQuery}
    >
      <ErrorBoundary key={generation} onError={restart}>
        <SearchBox index={index} query={query.current} onState={setState} onClose={close} />
      </ErrorBoundary>
      {box && <Screens root={box} state={state} onAsk={ask} />}
      <p className="visually-hidden" role="status">
        {answer && t('search.found', { count: String(answer.hits.length) })}
      </p>
    </dialog>,
    document.body,
  );
}
