import { fileURLToPath } from 'node:url';
import { readText } from '@handbook/content/files';
import { fill } from '../items/detailsOf.ts';
import { pluginOf } from '../references/placeOf.ts';

/** The languages that releases are told in. */
export type Lang = 'en' | 'zh';

/**
 * The words around the facts, by key and language. They are not in `i18n.json`, which every page carries: the build
 * puts them into the pages that need them.
 */
const texts: Record<string, Record<Lang, string>> = JSON.parse(
  readText(fileURLToPath(new URL('./texts.json', import.meta.url))),
);

/**
 * The words for a key in a language, with values in place of `{{names}}`.
 *
 * @throws Error on a key that does not exist
 */
export function textOf(lang: Lang, key: string, values: Record<string, string> = {}): string {
  const text = texts[key]?.[lang];
  if (text === undefined)
    throw new Error(`packages/releases/texts.json has no "${key}" in "${lang}".`);
  return fill(text, values);
}

/** The words in a language whose keys start with one of these, for what runs in the browser. */
export const textsFor = (lang: Lang, starts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, words]) =>
      starts.some((start) => key.startsWith(start)) ? [[key, words[lang]]] : [],
    ),
  );

/** What an area is called. */
export const areaName = (lang: Lang, area: string): string => {
  const plugin = pluginOf(area);
  return plugin === undefined
    ? textOf(lang, `area.${area}`)
    : textOf(lang, 'area.plugin', { name: plugin });
};
