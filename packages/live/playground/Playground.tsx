import { useText } from '@handbook/content/browser';
import { useDark, useLang, withBase } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { Field } from '../live-example/Field.tsx';
import { isTooLong, MAX_TEXT_LENGTH, readShared, writeShared } from '../shared-text/sharedText.ts';
import './playground.css';
import { useFrame } from './useFrame.ts';

declare const PLAYGROUND_PATH: string;

interface PlaygroundProps {
  /** The initial MDX. */
  source: string;
  /** The same MDX, rendered by the site. It's shown until the reader edits, and without JavaScript. */
  children: ReactNode;
}

/** Shows an MDX editor and the result, which is rendered in an iframe that loads on first use. */
export function Playground({ source, children }: PlaygroundProps) {
  const t = useText();
  const [text, setText] = useState(source);
  const [isStarted, setStarted] = useState(false);
  // Before hydration, the editor is read-only.
  const [isLive, setLive] = useState(false);
  const isLong = isTooLong(text);
  const request = { source: isLong ? undefined : text, dark: useDark(), lang: useLang() };
  const { frame, isShown, isStopped, problem, height, restart, handleLoad } = useFrame(request);

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

  const { text: error = '', line = 0, column = 0 } = problem ?? {};
  // The frame throws these two itself.
  const isOwn = error === 'tooLong' || error === 'unknownModule';

  return (
    <div className="live-panel playground" data-live>
      <div className="playground__side rp-not-doc">
        <Field label={<strong>{t('playground.source')}</strong>}>
          {(id) => (
            <textarea
              id={id}
              className="live-control playground__editor"
              autoCapitalize="off"
              readOnly={!isLive}
              rows={22}
              spellCheck={false}
              value={text}
              wrap="off"
              onChange={(event) => change(event.target.value)}
              onFocus={() => setStarted(true)}
            />
          )}
        </Field>
        <div className="live-status" role="status">
          {isLong && t('shared.tooLong', { limit: `${MAX_TEXT_LENGTH}` })}
          {line > 0 && (
            <strong>{t('playground.place', { line: `${line}`, column: `${column}` })}</strong>
          )}
          {isOwn ? t(`playground.${error}`) : error}
        </div>
        {text !== source && (
          <button type="button" className="live-control" onClick={() => change(source)}>
            {t('playground.reset')}
          </button>
        )}
      </div>
      <section className="playground__side" aria-label={t('playground.result')}>
        <p className="live-field rp-not-doc">
          <strong>{t('playground.result')}</strong>
        </p>
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
            style={{ height: isShown ? height : 0 }}
            title={t('playground.result')}
            onLoad={handleLoad}
          />
        )}
        <div className="live-status" role="status">
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
