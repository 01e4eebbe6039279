import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../lib/pages.ts';
import { type TranslatedPage, translatedPages } from './freshness.ts';
import { contentHash } from './normalForm.ts';
import { fragmentsFile, isFragment, recordOf, withRecord } from './record.ts';

/** The text of `fragments.json`; an empty object when there is none. */
export function readFragmentRecords(root: string): string {
  const path = join(root, fragmentsFile);
  return existsSync(path) ? readFileSync(path, 'utf8') : '{}\n';
}

function choose(pairs: readonly TranslatedPage[], only: readonly string[]): TranslatedPage[] {
  const names = ({ en, zh }: TranslatedPage) => [en.file, zh.file];
  const unknown = only.filter((file) => !pairs.some((pair) => names(pair).includes(file)));
  if (unknown.length > 0) {
    const fix = 'Name files from the repository root.';
    throw new Error(`No page with a translation: ${unknown.join(', ')}. ${fix}`);
  }
  return pairs.filter(
    (pair) => only.length === 0 || only.some((file) => names(pair).includes(file)),
  );
}

/** Fragment records with these set; records of fragments that are gone are dropped. */
function withFragments(
  text: string,
  pairs: readonly TranslatedPage[],
  set: readonly TranslatedPage[],
) {
  const before = JSON.parse(text) as Record<string, string>;
  const known = pairs.map(({ zh }) => zh.file).filter((file) => file in before);
  const after = new Map(known.map((file) => [file, before[file]]));
  for (const { en, zh } of set) after.set(zh.file, contentHash(en));
  const sorted = [...after].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/**
 * Writes down for each translation which English content it was made from.
 *
 * @param only paths of Chinese or English pages to update; empty means every page
 * @returns the paths of the translations whose record changed
 * @throws Error when a named file is no page that has a translation
 */
export function updateRecords(
  root: string,
  pages: readonly Page[],
  only: readonly string[],
): string[] {
  const pairs = translatedPages(pages);
  const wanted = choose(pairs, only);
  const fragments = readFragmentRecords(root);
  const changed = wanted.filter(({ en, zh }) => {
    const record = recordOf(zh, fragments);
    return record?.hash !== contentHash(en) || !record.last;
  });
  for (const { en, zh } of changed) {
    if (!isFragment(zh)) writeFileSync(join(root, zh.file), withRecord(zh.source, contentHash(en)));
  }
  const records = withFragments(
    fragments,
    pairs,
    changed.filter(({ zh }) => isFragment(zh)),
  );
  if (records !== fragments) writeFileSync(join(root, fragmentsFile), records);
  return changed.map(({ zh }) => zh.file);
}
