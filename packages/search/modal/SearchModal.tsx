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

// The styles come as text with the modal's code: the framework puts every stylesheet that is imported as such into the one
// that all pages load. A rule that may concern every element, as one for `:root` does, belongs there: added later, it has
// the browser compute the styles of the whole page again.
const sheet = new CSSStyleSheet();
sheet.replaceSync([modal, screens, footer, hits].join('\n'));
document.adoptedStyleSheets.push(sheet);

/** What the search is once it is loaded: the dialog while it is open, and the marks on the page that it led to. */
export function SearchModal({ open }: { open: boolean }) {
  useMarkedWords();
  return open && <SearchDialog />;
}

/**
 * The search as a dialog over the page.
 *
 * A native dialog keeps focus inside, everything else inert, and closes on a phone's back gesture.
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
    // In a task of its own, between two keys: inside an effect React would put the text into the field only after the
    // next one.
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

  // The reader went back or forward with the dialog open. Not on every new location: the one that a hit leads to may
  // come after the dialog was opened again.
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
  // After an error, DocSearch restarts with the text that was in the field.
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

  // A press beside the modal closes it and must not move the focus that is restored.
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
