import texts from '../../i18n.json' with { type: 'json' };

type Key = keyof typeof texts;

const inLanguage =
  (lang: 'en' | 'zh') =>
  (key: Key, values: Record<string, string> = {}): string =>
    texts[key][lang].replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');

/** The interface texts of `i18n.json` in English, with values for their placeholders. */
export const en = inLanguage('en');
/** The interface texts of `i18n.json` in Chinese, with values for their placeholders. */
export const zh = inLanguage('zh');
