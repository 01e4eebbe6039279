import { withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { isTooLong } from '../shared-text/sharedText.ts';

declare const HIGHLIGHTER_PATH: string;

type Engine = typeof import('./engine/engine.ts');

/** The reader's input: code, and the IDs of a language and two themes. */
export interface HighlighterInput {
  code: string;
  lang: string;
  light: string;
  dark: string;
}

/** Loads the engine on `start`, then highlights the input in both themes whenever it changes. */
export function useHighlighter({ code, lang, light, dark }: HighlighterInput) {
  const [engine, setEngine] = useState<Engine>();
  const [status, setStatus] = useState<'loading' | 'failed' | undefined>();
  const [html, setHtml] = useState<readonly string[]>([]);
  const isLong = isTooLong(code);

  const start = () => {
    if (engine || status === 'loading') return;
    setStatus('loading');
    // `webpackIgnore` keeps the standalone bundle out of the site's bundle.
    const loading: Promise<Engine> = import(
      /* webpackIgnore: true */ withBase(`/${HIGHLIGHTER_PATH}`)
    );
    loading.then(setEngine, () => setStatus('failed'));
  };

  useEffect(() => {
    if (!engine || isLong) return;
    // Grammars load at different speeds, so an older input's result may arrive last.
    let isNewest = true;
    Promise.all([light, dark].map((theme) => engine.highlight(code, lang, theme))).then(
      (results) => {
        if (!isNewest) return;
        setHtml(results);
        setStatus(undefined);
      },
      () => isNewest && setStatus('failed'),
    );
    return () => {
      isNewest = false;
    };
  }, [engine, code, isLong, lang, light, dark]);

  const shown: typeof status | 'long' = isLong ? 'long' : status;
  return { engine, html: isLong ? [] : html, status: shown, start };
}
