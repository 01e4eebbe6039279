import { existsSync } from 'node:fs';
import { readText } from '../files/readText.mjs';

/** An entry of `_nav.json`. */
export interface NavEntry {
  text?: string;
  link?: string;
  activeMatch?: string;
  items?: NavEntry[];
}

/** An entry of `_meta.json`: a file name, or an object with a type and a label. */
export type MetaEntry = string | { type?: string; name?: string; label?: string };

/** The entries of a `_meta.json` or `_nav.json`; undefined if the file doesn't exist. */
export const readEntries = <Entry>(file: string): Entry[] | undefined =>
  existsSync(file) ? JSON.parse(readText(file)) : undefined;

/** The entries of `_nav.json` with all nested entries. */
export const flatNav = (entries: readonly NavEntry[]): NavEntry[] =>
  entries.flatMap((entry) => [entry, ...flatNav(entry.items ?? [])]);

/** The file or folder of an entry without extension; a path if it is in a nested folder. */
export const entryName = (entry: MetaEntry): string | undefined =>
  (typeof entry === 'string' ? entry : entry.name)?.replace(/\.\w+$/, '');
