import { DEFAULT_I18N_TEXT as shipped } from '@rspress/core/dist/node/runtimeModule/DEFAULT_I18N_TEXT.js';

/** The name of a text that the framework ships. */
export type Key = keyof typeof shipped;

/** Whether the framework ships a text of this name. */
export const isKey = (name: string): name is Key => Object.hasOwn(shipped, name);

/** The values for the placeholders; an empty field gives none. */
export const paramsOf = (name: string | undefined): Record<string, string> | undefined =>
  name === undefined ? undefined : { name };

/** The call that looks the text up, with the values that its placeholders take. */
export function callOf(template: string, key: Key, name: string | undefined): string {
  const takesName = template.includes('{{name}}') && name !== undefined;
  const quoted = (value: string) => `'${value.replaceAll(/['\\]/g, '\\$&')}'`;
  return takesName ? `t('${key}', { name: ${quoted(name)} })` : `t('${key}')`;
}
