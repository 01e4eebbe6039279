import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../files/readText.mjs';
import { flatten } from '../pages/flatten.ts';
import type { Page } from '../pages/pages.ts';

const record = /^\{\/\* translates (.*?) \*\/\}[ \t]*$/;
const marker = /^\{\/\* translation pending \*\/\}[ \t]*(\n+|$)/m;

/** Whether a translation has the comment that marks it as behind. */
export const isMarked = ({ source }: Pick<Page, 'source'>): boolean => marker.test(source);

/** Records of fragments: pages may show a fragment's source, so it carries no record itself. */
export const fragmentsFile = 'packages/content/translations/fragments.json';

/** The text of `fragments.json`; an empty object when there is none. */
export function readFragmentRecords(root: string): string {
  const path = join(root, fragmentsFile);
  return existsSync(path) ? readText(path) : '{}\n';
}

/** What a translation says about the English page it was made from. */
export interface TranslationRecord {
  hash: string;
  /** 1-based; absent for a fragment, whose record is elsewhere. */
  line?: number;
  /** Whether nothing follows it. */
  last: boolean;
}

export const isFragment = ({ file }: Pick<Page, 'file'>): boolean => file.includes('/fragments/');

/**
 * Reads a translation's record, or `undefined` when it has none.
 *
 * @param fragments text of `fragments.json`
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

/** The translation with its record (and no other, and no marker) as its last line. */
export function withRecord(source: string, hash: string): string {
  const lines = source
    .replace(marker, '')
    .split('\n')
    .filter((line) => !record.test(line));
  return `${lines.join('\n').trimEnd()}\n\n{/* translates ${hash} */}\n`;
}
