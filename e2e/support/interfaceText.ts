import texts from '../../i18n.json' with { type: 'json' };

type Key = keyof typeof texts;

const inLanguage =
  (lang: 'en' | 'zh') =>
  (key: Key, values: Record<string, string> = {}): string =>
    texts[key][lang].replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');

/** Returns English interface text from `i18n.json`, with values for its placeholders. */
export const en = inLanguage('en');
/** Returns Chinese interface text from `i18n.json`, with values for its placeholders. */
export const zh = inLanguage('zh');
