import { useText } from '@handbook/content/browser';
import { useDark, useLang, withBase } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isTooLong, MAX_TEXT_LENGTH, readShared, writeShared } from '../shared-text/sharedText.ts';
import { Editor } from './Editor.tsx';
import '../live-example/live-example.css';
import './playground.css';
import './result.css';
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
  const id = useId();
  const [text, setText] = useState(source);
  const [isStarted, setStarted] = useState(false);
  const isLong = isTooLong(text);
  const frame = useRef<HTMLIFrameElement>(null);
  const { isShown, isStopped, problem, height, restart, handleLoad } = useFrame(frame, {
    source: isLong ? undefined : text,
    dark: useDark(),
    lang: useLang(),
  });

  useEffect(() => {
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

  return (
    <div className="playground" data-live>
      <div className="playground__side rp-not-doc">
        <label className="playground__label" htmlFor={id}>
          {t('playground.source')}
        </label>
        <Editor
          id={id}
          text={text}
          problemLine={problem?.line}
          onChange={change}
          onFocus={() => setStarted(true)}
        />
        <p className="playground__hint" id={`${id}-hint`}>
          {t('playground.hint')}
        </p>
        <div className="playground__problem" role="status">
          {isLong && t('shared.tooLong', { limit: `${MAX_TEXT_LENGTH}` })}
          {problem && problem.line > 0 && (
            <strong>
              {t('playground.place', { line: `${problem.line}`, column: `${problem.column}` })}
            </strong>
          )}
          {problem && (
            <span>
              {problem.reason === 'thrown'
                ? problem.text
                : t(`playground.${problem.reason}`, { name: problem.text, module: problem.module })}
            </span>
          )}
        </div>
        {text !== source && (
          <button type="button" className="live-control" onClick={() => change(source)}>
            {t('playground.reset')}
          </button>
        )}
      </div>
      <section className="playground__side" aria-label={t('playground.result')}>
        <p className="playground__label rp-not-doc">
          {t(problem ? 'playground.outdated' : 'playground.result')}
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
