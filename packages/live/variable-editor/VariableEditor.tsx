import { useText } from '@handbook/content/browser';
import { useDark } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Field } from '../live-example/Field.tsx';
import { Result } from '../result/Result.tsx';
import { change, isEmpty, noChanges, setOnElement, toCss } from './changes.ts';
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
  const namesId = useId();
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
  const value = own ?? shipped;
  // A color input accepts `#rrggbb` only.
  const long = value.replace(/^#(\w)(\w)(\w)(\w?)$/, '#$1$1$2$2$3$3$4$4');
  const [, color, opacity = ''] = /^(#[\da-f]{6})([\da-f]{2})?$/i.exec(long) ?? [];
  const set = (next: string) => setChanges(change(changes, scheme, name, next));
  // CSS shows one of the two, because the build doesn't know the reader's color mode.
  const schemeLabel = (
    <>
      <span className="variable-editor__light">{t('variableEditor.light')}</span>{' '}
      <span className="variable-editor__dark">{t('variableEditor.dark')}</span>
    </>
  );
  return (
    <Result>
      <div className="variable-editor rp-toc-exclude" data-live>
        <div className="variable-editor__fields">
          <Field label={t('variableEditor.name')}>
            {(id) => (
              <input
                id={id}
                className="live-control"
                list={namesId}
                value={name}
                autoComplete="off"
                spellCheck={false}
                onFocus={(event) => event.target.select()}
                onChange={(event) => setName(event.target.value.trim())}
              />
            )}
          </Field>
          <datalist id={namesId}>
            {names.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
          <Field label={schemeLabel}>
            {(id) => (
              <span className="variable-editor__value">
                <input
                  id={id}
                  className="live-control"
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
                    onChange={(event) => set(event.target.value + opacity)}
                  />
                )}
              </span>
            )}
          </Field>
          {/* Not `disabled`, because a disabled button loses focus after a click. */}
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
