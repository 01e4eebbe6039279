import type { Lang } from '@handbook/content/address';
import { readText } from '@handbook/content/files';
import { fill, type Translate } from '../items/detailsOf.ts';
import { pluginOf } from '../references/referencePage.ts';

/**
 * The strings of release pages, by key and language. They aren't in `i18n.json`, because every page contains that file.
 */
const strings: Record<string, Record<Lang, string>> = JSON.parse(
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
  return fill(text, values);
}

/** Returns the strings in a language whose keys have one of the prefixes, for code in the browser. */
export const stringsFor = (lang: Lang, prefixes: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(strings).flatMap(([key, text]) =>
      prefixes.some((prefix) => key.startsWith(prefix)) ? [[key, text[lang]]] : [],
    ),
  );

/** Returns the name of an area. */
export const areaName = (t: Translate, area: string): string => {
  const plugin = pluginOf(area);
  return plugin === undefined ? t(`area.${area}`) : t('area.plugin', { name: plugin });
};
