/// <reference types="@rsbuild/core/types" />
import { useText } from '@handbook/content/browser';
import { ErrorBoundary } from '@handbook/hydration/browser';
import { useLang, withBase } from '@rspress/core/runtime';
import {
  type FormEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { restoreFocus, setSearchOpen, takeEarlyText } from '../early/earlySearch.ts';
import type { SearchAnswer } from '../engine/types.ts';
import { useMarkedWords } from '../marks/useMarkedWords.ts';
import { cleanStoredSearches } from '../storage/cleanStoredSearches.ts';
import { closeAfterPaint } from './closeAfterPaint.ts';
import footer from './footer.css?inline';
import hits from './hits.css?inline';
import modal from './modal.css?inline';
import { SearchBox } from './SearchBox.tsx';
import screens from './screens.css?inline';
import { typeInto } from './typeInto.ts';
import { useFixedAria } from './useFixedAria.ts';
import { useKeys } from './useKeys.ts';
import { useVisualViewport } from './useVisualViewport.ts';

// The modal's code includes its styles as text, because the framework bundles every imported style sheet into the one that
// all pages load. Rules that may affect every element, such as rules for `:root`, belong in that style sheet: added later,
// they make the browser recalculate the styles of the whole page.
const sheet = new CSSStyleSheet();
sheet.replaceSync([modal, screens, footer, hits].join('\n'));
document.adoptedStyleSheets.push(sheet);

/** The loaded part of the search: the dialog while it's open, and the marks on the page of a hit. */
export function SearchModal({ open }: { open: boolean }) {
  useMarkedWords();
  return open && <SearchDialog />;
}

/**
 * The search as a dialog over the page.
 *
 * A native dialog traps focus, makes the rest of the page inert, and closes on a phone's back gesture.
 */
function SearchDialog() {
  const t = useText();
  const lang = useLang();
  const dialog = useRef<HTMLDialogElement>(null);
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [generation, setGeneration] = useState(0);
  const index = `${withBase('/')}${lang}`;
  // DocSearch reads the storage on its first render.
  useState(() => cleanStoredSearches(index));

  useVisualViewport(dialog);
  useKeys(dialog);
  useFixedAria(dialog, generation, () => setGeneration((current) => current + 1));

  useEffect(() => {
    const element = dialog.current;
    // Runs in a separate task, between two keys. Inside an effect, React would update the field only after the next key.
    const handOver = setTimeout(() => {
      const text = takeEarlyText();
      element?.showModal();
      const input = element?.querySelector('input');
      input?.focus();
      if (input && text) typeInto(input, text);
    });
    return () => {
      clearTimeout(handOver);
      element?.close();
      restoreFocus();
    };
  }, []);

  // The reader went back or forward with the dialog open. Other navigations are ignored, because the location of a hit may
  // change after the reader has opened the dialog again.
  useEffect(() => {
    const onPopState = () => setSearchOpen(false);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  // Stable while the dialog is open, because DocSearch restarts when it changes.
  const [close] = useState(() => (then?: () => void) => {
    if (dialog.current) closeAfterPaint(dialog.current, then);
    else then?.();
  });
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  // After an error, DocSearch restarts with the text from the field.
  const query = useRef('');
  const keepQuery = ({ target }: FormEvent) => {
    query.current = target instanceof HTMLInputElement ? target.value : '';
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

  return createPortal(
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={t('search.dialog')}
      onCancel={cancel}
      onMouseDown={keepFocus}
      onInput={keepQuery}
      onReset={keepQuery}
    >
      <ErrorBoundary key={generation} onError={restart}>
        <SearchBox
          index={index}
          query={query.current}
          onAnswer={setAnswer}
          onClose={close}
          answer={answer}
        />
      </ErrorBoundary>
      <p className="visually-hidden" role="status">
        {answer && t('search.found', { count: String(answer.hits.length) })}
      </p>
    </dialog>,
    document.body,
  );
}
