import type { Lang } from '@handbook/content/address';
import { readText } from '@handbook/content/files';

/** The strings of release pages, by key. They aren't in `i18n.json`, because every page contains that file. */
export const strings: Record<string, Record<Lang, string>> = JSON.parse(
  readText(new URL('./strings.json', import.meta.url)),
);

/**
 * Returns the string of a key in a language, with values for its `{{name}}` placeholders.
 *
 * @throws {Error} if the key doesn't exist
 */
export function translate(lang: Lang, key: string, values: Record<string, string> = {}): string {
  const text = strings[key]?.[lang];
  if (text === undefined)
    throw new Error(`packages/releases/rendering/strings.json has no "${key}" in "${lang}".`);
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
