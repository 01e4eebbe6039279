import { DEFAULT_I18N_TEXT } from '@rspress/core/dist/node/runtimeModule/DEFAULT_I18N_TEXT.js';
import { useI18n } from '@rspress/core/runtime';
import { choice, text } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import { callOf, type Key } from './call.ts';
import './text-lookup.css';

const controls = {
  key: choice(Object.keys(DEFAULT_I18N_TEXT) as [Key, ...Key[]], undefined, 'openInText'),
  name: text('Claude'),
};

/** Looks up a built-in interface text, and shows its default in every language. */
export function TextLookup() {
  const t = useI18n();
  return (
    <LiveExample
      name="t"
      controls={controls}
      code={({ key, name }) => callOf(DEFAULT_I18N_TEXT[key].en, key, name)}
    >
      {({ key, name }) => (
        <div className="text-lookup">
          <output className="text-lookup__text">{t(key, name ? { name } : undefined)}</output>
          <dl className="text-lookup__shipped">
            {Object.entries(DEFAULT_I18N_TEXT[key]).map(([lang, one]) => (
              <div key={lang}>
                <dt>
                  <code>{lang}</code>
                </dt>
                <dd lang={lang}>{one}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </LiveExample>
  );
}
