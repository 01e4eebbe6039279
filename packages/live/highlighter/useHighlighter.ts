import { withBase } from '@rspress/core/runtime';
import { useCallback, useEffect, useState } from 'react';
import { isTooLong } from '../shared-text/sharedText.ts';
import { findChoice } from './findChoice.ts';

declare const HIGHLIGHTER_PATH: string;

type Engine = typeof import('./engine/engine.ts');

/** Loads the standalone bundle. `webpackIgnore` keeps it out of the site's bundle. */
const loadEngine = (): Promise<Engine> =>
  import(/* webpackIgnore: true */ withBase(`/${HIGHLIGHTER_PATH}`));

/** The reader's input: code, and the names of a language and two themes. */
export interface HighlighterInput {
  code: string;
  lang: string;
  light: string;
  dark: string;
}

type Status = 'idle' | 'loading' | 'ready' | 'failed';

/** Loads the engine on `start`, then highlights the input in both themes whenever it changes. */
export function useHighlighter(input: HighlighterInput) {
  const [engine, setEngine] = useState<Engine>();
  const [status, setStatus] = useState<Status>('idle');
  const [html, setHtml] = useState<{ light: string; dark: string }>();
  const { code, lang, light, dark } = input;
  const isLong = isTooLong(code);
  const found = engine && {
    lang: findChoice(engine.languages, lang),
    light: findChoice(engine.themes.light, light),
    dark: findChoice(engine.themes.dark, dark),
  };
  const langId = found?.lang?.id;
  const lightId = found?.light?.id;
  const darkId = found?.dark?.id;

  const start = useCallback(() => {
    if (status === 'loading' || status === 'ready') return;
    setStatus('loading');
    loadEngine().then(setEngine, () => setStatus('failed'));
  }, [status]);

  useEffect(() => {
    if (!engine || !langId || !lightId || !darkId || isLong) return;
    // Grammars load at different speeds, so an older input's result may arrive last.
    let isNewest = true;
    const both = [lightId, darkId].map((theme) => engine.highlight(code, langId, theme));
    Promise.all(both).then(
      ([lightHtml = '', darkHtml = '']) => {
        if (!isNewest) return;
        setHtml({ light: lightHtml, dark: darkHtml });
        setStatus('ready');
      },
      () => isNewest && setStatus('failed'),
    );
    return () => {
      isNewest = false;
    };
  }, [engine, code, isLong, langId, lightId, darkId]);

  return { engine, found, html: isLong ? undefined : html, isLong, start, status };
}
