import type { DEFAULT_I18N_TEXT } from '@rspress/core/dist/node/runtimeModule/DEFAULT_I18N_TEXT.js';

/** The key of a built-in interface text. */
export type Key = keyof typeof DEFAULT_I18N_TEXT;

/** Returns the code that looks up the text, with the values of its placeholders. */
export function callOf(template: string, key: Key, name: string | undefined): string {
  const takesName = template.includes('{{name}}') && name !== undefined;
  const quoted = (value: string) => `'${value.replaceAll(/['\\]/g, '\\$&')}'`;
  return takesName ? `t('${key}', { name: ${quoted(name)} })` : `t('${key}')`;
}
