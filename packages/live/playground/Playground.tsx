import { useText } from '@handbook/content/browser';
import { useDark, useLang, withBase } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { isTooLong, MAX_TEXT_LENGTH, readShared, writeShared } from '../shared-text/sharedText.ts';
import '../live-example/live-example.css';
import './playground.css';
import { useFrame } from './useFrame.ts';

declare const PLAYGROUND_PATH: string;

/** The frame's maximum height in px. Taller content scrolls. */
const MAX_HEIGHT = 900;

interface PlaygroundProps {
  /** The initial MDX. */
  source: string;
  /** The same MDX, rendered by the site. It's shown until the reader edits, and without JavaScript. */
  children: ReactNode;
}

/** Shows an MDX editor and the result, which is rendered in an iframe that loads on first use. */
export function Playground({ source, children }: PlaygroundProps) {
  const t = useText();
  const id = useId();
  const [text, setText] = useState(source);
  const [isStarted, setStarted] = useState(false);
  // Before hydration, the editor is read-only.
  const [isLive, setLive] = useState(false);
  const isLong = isTooLong(text);
  const { frame, isShown, isStopped, problem, height, restart, handleLoad } = useFrame({
    ...(!isLong && { source: text }),
    dark: useDark(),
    lang: useLang(),
  });

  useEffect(() => {
    setLive(true);
    const shared = readShared('mdx');
    if (shared === undefined) return;
    setText(shared);
    setStarted(true);
  }, []);

  const change = (changed: string) => {
    setText(changed);
    setStarted(true);
    writeShared('mdx', changed === source || isTooLong(changed) ? undefined : changed);
  };

  /** The messages of errors that the frame throws itself. */
  const own = new Map([
    ['tooLong', t('playground.tooLong')],
    ['unknownModule', t('playground.unknownModule')],
  ]);

  return (
    <div className="playground" data-live>
      <div className="playground__side rp-not-doc">
        <label className="playground__label" htmlFor={id}>
          {t('playground.source')}
        </label>
        <textarea
          id={id}
          className="live-control playground__editor"
          autoCapitalize="off"
          autoComplete="off"
          readOnly={!isLive}
          rows={22}
          spellCheck={false}
          value={text}
          wrap="off"
          onChange={(event) => change(event.target.value)}
          onFocus={() => setStarted(true)}
        />
        <div className="playground__problem" role="status">
          {isLong && t('shared.tooLong', { limit: `${MAX_TEXT_LENGTH}` })}
          {problem && problem.line > 0 && (
            <strong>
              {t('playground.place', { line: `${problem.line}`, column: `${problem.column}` })}
            </strong>
          )}
          {problem && <span>{own.get(problem.text) ?? problem.text}</span>}
        </div>
        {text !== source && (
          <button type="button" className="live-control" onClick={() => change(source)}>
            {t('playground.reset')}
          </button>
        )}
      </div>
      <section className="playground__side" aria-label={t('playground.result')}>
        <p className="playground__label rp-not-doc">{t('playground.result')}</p>
        {!isShown && !isStopped && (
          <div className="playground-result rp-doc rp-toc-exclude">{children}</div>
        )}
        {/* On a host without the site's headers, this keeps the iframe from navigating to another site. */}
        {isStarted && <meta httpEquiv="Content-Security-Policy" content="frame-src 'self'" />}
        {isStarted && !isStopped && (
          <iframe
            ref={frame}
            className="playground__frame"
            data-waiting={isShown ? undefined : ''}
            sandbox="allow-scripts"
            src={withBase(`/${PLAYGROUND_PATH}`)}
            style={{ height: isShown ? Math.min(height, MAX_HEIGHT) : 0 }}
            title={t('playground.result')}
            onLoad={handleLoad}
          />
        )}
        <div className="playground__problem" role="status">
          {isStopped && t('playground.stopped')}
        </div>
        {isStopped && (
          <button type="button" className="live-control" onClick={restart}>
            {t('playground.again')}
          </button>
        )}
      </section>
    </div>
  );
}
