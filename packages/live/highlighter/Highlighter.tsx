import { useText } from '@handbook/content/browser';
import { useEffect, useState } from 'react';
import { Field } from '../live-example/Field.tsx';
import { isTooLong, MAX_TEXT_LENGTH, readShared, writeShared } from '../shared-text/sharedText.ts';
import './highlighter.css';
import { type HighlighterInput, useHighlighter } from './useHighlighter.ts';

/** Returns the input in the page's URL; undefined if there is none or it's malformed. */
function sharedInput(initial: HighlighterInput): HighlighterInput | undefined {
  try {
    const shared: unknown = JSON.parse(readShared('highlight') ?? '');
    const isInput = Object.keys(initial).every((key) => typeof Object(shared)[key] === 'string');
    return isInput ? (shared as HighlighterInput) : undefined;
  } catch {
    return undefined;
  }
}

/** Highlights code in any language, in a light and a dark theme side by side. */
export function Highlighter(initial: HighlighterInput) {
  const t = useText();
  const [input, setInput] = useState(initial);
  const { engine, html, status, start } = useHighlighter(input);
  const change = (key: keyof HighlighterInput) => (value: string) => {
    const changed = { ...input, [key]: value };
    setInput(changed);
    writeShared('highlight', isTooLong(changed.code) ? undefined : JSON.stringify(changed));
    start();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once, when the page has loaded
  useEffect(() => {
    const shared = sharedInput(initial);
    if (!shared) return;
    setInput(shared);
    start();
  }, []);
  const fields = [
    { key: 'lang', label: t('highlighter.language'), choices: engine?.languages },
    { key: 'light', label: t('highlighter.light'), choices: engine?.themes.light },
    { key: 'dark', label: t('highlighter.dark'), choices: engine?.themes.dark },
  ] as const;

  return (
    // The highlighter loads when the reader reaches the form; the fields in it are the controls.
    // biome-ignore lint/a11y/noStaticElementInteractions: focus bubbles up from the fields
    <div
      className="live-panel highlighter rp-not-doc"
      data-live
      onFocus={start}
      onPointerEnter={start}
    >
      <div className="highlighter__fields">
        {fields.map(({ key, label, choices = [] }) => (
          <Field key={key} label={label}>
            {(id) => (
              <select
                id={id}
                className="live-control"
                value={input[key]}
                onChange={(event) => change(key)(event.target.value)}
              >
                {[...new Set([input[key], ...choices])].map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <Field label={t('highlighter.code')}>
        {(id) => (
          <textarea
            id={id}
            className="live-control"
            rows={6}
            value={input.code}
            spellCheck={false}
            onChange={(event) => change('code')(event.target.value)}
          />
        )}
      </Field>
      <p className="live-status" role="status">
        {status === 'long'
          ? t('shared.tooLong', { limit: `${MAX_TEXT_LENGTH}` })
          : status && t(`highlighter.${status}`)}
      </p>
      {html.length > 0 && (
        <div className="highlighter__results">
          {html.map((result, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: one result for each of the two themes
              key={index}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: Shiki's HTML, in which the code is escaped
              dangerouslySetInnerHTML={{ __html: result }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
