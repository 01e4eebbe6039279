import { useText } from '@handbook/content/browser';
import { useDark } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Result } from '../result/Result.tsx';
import { change, isEmpty, noChanges, setOnElement, toCss } from './changes.ts';
import { fromColorInput, toColorInput } from './color.ts';
import '../live-example/live-example.css';
import './variable-editor.css';

/** The names of the theme's variables that the page's style sheets set, sorted. */
function variableNames(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const css = rules.map(({ cssText }) => cssText).join();
  return [...new Set(css.match(/--(?:rp|shiki)-[\w-]+(?=:)/g))].sort();
}

/** Applies a style sheet after all others while the component is mounted. */
function useLiveSheet(css: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}

interface VariableEditorProps {
  /** The variable that the editor starts with. */
  start: string;
  /** Content that uses many of the variables, which also apply to the rest of the page. */
  children: ReactNode;
}

function currentValue(name: string): string {
  const element = document.querySelector(setOnElement[name] ?? 'html') ?? document.documentElement;
  return getComputedStyle(element).getPropertyValue(name).trim();
}

/** Sets CSS variables on the current page, and shows the CSS to copy. */
export function VariableEditor({ start, children }: VariableEditorProps) {
  const t = useText();
  const id = useId();
  const scheme = useDark() ? 'dark' : 'light';
  const [names, setNames] = useState<string[]>([]);
  const [name, setName] = useState(start);
  const [changes, setChanges] = useState(noChanges);
  const [shipped, setShipped] = useState('');
  const css = toCss(changes);
  useLiveSheet(css);
  useEffect(() => setNames(variableNames()), []);
  const own = changes[scheme][name];
  useEffect(() => {
    // Each scheme has its own default, which can't be read once the reader has set a value.
    if (scheme && own === undefined) setShipped(currentValue(name));
  }, [name, scheme, own]);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each value that the reader didn't set
  useLayoutEffect(() => {
    // If the reader is already in the field, typing replaces the value, as it does after focusing.
    if (field.current === document.activeElement) field.current?.select();
  }, [shipped]);
  const value = own ?? shipped;
  const color = toColorInput(value);
  const set = (next?: string) => setChanges(change(changes, scheme, name, next));
  return (
    <Result>
      <div className="variable-editor rp-toc-exclude" data-live>
        <div className="variable-editor__fields">
          <div className="live-field">
            <label htmlFor={`${id}-name`}>{t('variableEditor.name')}</label>
            <input
              id={`${id}-name`}
              className="live-control"
              list={`${id}-names`}
              value={name}
              autoComplete="off"
              spellCheck={false}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setName(event.target.value.trim())}
            />
            <datalist id={`${id}-names`}>
              {names.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          </div>
          <div className="live-field">
            {/* CSS shows one of the two, because the build doesn't know the reader's color mode. */}
            <label htmlFor={`${id}-value`}>
              <span className="variable-editor__light">{t('variableEditor.light')}</span>{' '}
              <span className="variable-editor__dark">{t('variableEditor.dark')}</span>
            </label>
            <span className="variable-editor__value">
              <input
                id={`${id}-value`}
                className="live-control"
                ref={field}
                value={value}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => set(event.target.value)}
              />
              {color && (
                <input
                  type="color"
                  aria-label={t('variableEditor.color')}
                  value={color}
                  onChange={(event) => set(fromColorInput(event.target.value, value))}
                />
              )}
            </span>
          </div>
          {/* Not `disabled`, because a disabled button loses focus after a click. */}
          <button
            type="button"
            className="live-control"
            aria-disabled={own === undefined}
            onClick={() => set()}
          >
            {t('variableEditor.reset')}
          </button>
          <button
            type="button"
            className="live-control"
            aria-disabled={isEmpty(changes)}
            onClick={() => setChanges(noChanges)}
          >
            {t('variableEditor.resetAll')}
          </button>
        </div>
        {children}
        {css && (
          <pre className="live-example__code">
            <code>{css}</code>
          </pre>
        )}
      </div>
    </Result>
  );
}
