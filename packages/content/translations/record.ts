import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../files/readText.mjs';
import { flatten } from '../pages/flatten.ts';
import type { Page } from '../pages/pages.ts';

const record = /^\{\/\* translates (.*?) \*\/\}[ \t]*$/;
const marker = /^\{\/\* translation pending \*\/\}[ \t]*(\n+|$)/m;

/** Whether a translation has the comment that marks it as outdated. */
export const isMarked = ({ source }: Pick<Page, 'source'>): boolean => marker.test(source);

/** The records of fragments. A fragment doesn't contain its record, because pages may show a fragment's source. */
export const fragmentsFile = 'packages/content/translations/fragments.json';

/** Returns the text of `fragments.json`; an empty object if the file is missing. */
export function readFragmentRecords(root: string): string {
  const path = join(root, fragmentsFile);
  return existsSync(path) ? readText(path) : '{}\n';
}

/** The English version that a translation was made from. */
export interface TranslationRecord {
  hash: string;
  /** 1-based; missing for a fragment, whose record is in `fragments.json`. */
  line?: number;
  /** Whether the record is the last line. */
  last: boolean;
}

export const isFragment = ({ file }: Pick<Page, 'file'>): boolean => file.includes('/fragments/');

/**
 * Reads a translation's record.
 *
 * @param fragments the text of `fragments.json`
 * @returns undefined if there is no record
 */
export function recordOf(
  zh: Pick<Page, 'file' | 'source'>,
  fragments: string,
): TranslationRecord | undefined {
  if (!isFragment(zh)) return readRecord(zh.source);
  const leaf = flatten(fragments).find(({ path }) => path === zh.file);
  return leaf && { hash: String(leaf.value), last: true };
}

function readRecord(source: string): TranslationRecord | undefined {
  const lines = source.trimEnd().split('\n');
  const index = lines.findLastIndex((line) => record.test(line));
  const hash = lines[index]?.match(record)?.[1];
  return hash === undefined
    ? undefined
    : { hash, line: index + 1, last: index === lines.length - 1 };
}

/** Replaces the marker and any record of a translation with a record in the last line. */
export function withRecord(source: string, hash: string): string {
  const lines = source
    .replace(marker, '')
    .split('\n')
    .filter((line) => !record.test(line));
  return `${lines.join('\n').trimEnd()}\n\n{/* translates ${hash} */}\n`;
}
