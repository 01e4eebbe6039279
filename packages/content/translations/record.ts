import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../files/readText.mjs';
import type { Page } from '../pages/pages.ts';

const record = /^\{\/\* translates (.*?) \*\/\}[ \t]*$/;
const marker = /^\{\/\* translation pending \*\/\}[ \t]*(\n+|$)/m;

/** Whether a translation has the comment that marks it as outdated. */
export const isMarked = ({ source }: Pick<Page, 'source'>): boolean => marker.test(source);

/** The records of fragments. A fragment doesn't contain its record, because pages may show a fragment's source. */
export const fragmentsFile = 'packages/content/translations/fragments.json';

/** The hashes of `fragments.json`, by the path of the Chinese fragment. */
export type FragmentRecords = Record<string, string>;

/** Reads `fragments.json`; returns an empty object if the file is missing. */
export function readFragmentRecords(root: string): FragmentRecords {
  const path = join(root, fragmentsFile);
  return existsSync(path) ? JSON.parse(readText(path)) : {};
}

export const isFragment = ({ file }: Pick<Page, 'file'>): boolean => file.includes('/fragments/');

/**
 * Reads a translation's record.
 *
 * @returns the hash of the English version, and whether the record is the last line; undefined if there is no record
 */
export function recordOf(zh: Pick<Page, 'file' | 'source'>, fragments: FragmentRecords) {
  const lines = isFragment(zh) ? [] : zh.source.trimEnd().split('\n');
  const index = lines.findLastIndex((line) => record.test(line));
  const hash = isFragment(zh) ? fragments[zh.file] : lines[index]?.match(record)?.[1];
  return hash === undefined ? undefined : { hash, last: index === lines.length - 1 };
}

/** Replaces the marker and any record of a translation with a record in the last line. */
export function withRecord(source: string, hash: string): string {
  const lines = source
    .replace(marker, '')
    .split('\n')
    .filter((line) => !record.test(line));
  return `${lines.join('\n').trimEnd()}\n\n{/* translates ${hash} */}\n`;
}
