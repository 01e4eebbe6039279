import { useText } from '@handbook/content/browser';
import { useEffect, useId, useState } from 'react';
import { isTooLong, MAX_TEXT_LENGTH, readShared, writeShared } from '../shared-text/sharedText.ts';
import { ChoiceField } from './ChoiceField.tsx';
import '../live-example/live-example.css';
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
  const codeId = useId();
  const [input, setInput] = useState(initial);
  const { engine, found, html, isLong, start, status } = useHighlighter(input);
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
    <div className="highlighter rp-not-doc" data-live onFocus={start} onPointerEnter={start}>
      <div className="highlighter__fields">
        {fields.map(({ key, label, choices }) => (
          <ChoiceField
            key={key}
            label={label}
            value={input[key]}
            choices={choices}
            problem={
              found && !found[key] ? t('highlighter.unknown', { name: input[key] }) : undefined
            }
            onChange={change(key)}
          />
        ))}
      </div>
      <div className="live-field">
        <label htmlFor={codeId}>{t('highlighter.code')}</label>
        <textarea
          id={codeId}
          className="live-control"
          rows={6}
          value={input.code}
          spellCheck={false}
          onChange={(event) => change('code')(event.target.value)}
        />
      </div>
      <p className="highlighter__status" role="status">
        {status === 'failed' && t('highlighter.failed')}
        {status === 'loading' && !isLong && t('highlighter.loading')}
        {isLong && t('shared.tooLong', { limit: `${MAX_TEXT_LENGTH}` })}
        {engine &&
          !isLong &&
          status !== 'failed' &&
          t('highlighter.counts', {
            languages: String(engine.languages.length),
            themes: String(engine.themes.light.length + engine.themes.dark.length),
          })}
      </p>
      {html && (
        <div className="highlighter__results">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Shiki's HTML, in which the code is escaped */}
          <div dangerouslySetInnerHTML={{ __html: html.light }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
          <div dangerouslySetInnerHTML={{ __html: html.dark }} />
        </div>
      )}
    </div>
  );
}
