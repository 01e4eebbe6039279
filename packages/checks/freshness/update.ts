import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contentHash,
  fragmentsFile,
  type History,
  isFragment,
  isMarked,
  isPending,
  type Page,
  parsePage,
  pendingSince,
  readFragmentRecords,
  recordOf,
  type TranslatedPage,
  translatedPages,
  withRecord,
} from '@handbook/content';
import type { Problem } from '../lib/problem.ts';

function choose(pairs: readonly TranslatedPage[], only: readonly string[]): TranslatedPage[] {
  const names = ({ en, zh }: TranslatedPage) => [en.file, zh.file];
  const unknown = only.filter((file) => !pairs.some((pair) => names(pair).includes(file)));
  if (unknown.length > 0) {
    const fix = 'Use the path of a page from the repository root.';
    throw new Error(`${unknown.join(', ')} has no translation. ${fix}`);
  }
  return pairs.filter(
    (pair) => only.length === 0 || only.some((file) => names(pair).includes(file)),
  );
}

/** Sets records of fragments, and removes records of fragments that no longer exist. */
function withFragments(root: string, text: string, set: readonly TranslatedPage[]) {
  const before = JSON.parse(text) as Record<string, string>;
  const known = Object.keys(before).filter((file) => existsSync(join(root, file)));
  const after = new Map(known.map((file) => [file, before[file]]));
  for (const { en, zh } of set) after.set(zh.file, contentHash(en));
  const sorted = [...after].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** Options for writing records. */
export interface UpdateOptions {
  /** Chinese or English files; an empty list means every page that isn't marked as pending. */
  only: readonly string[];
  /** Also records a translation that didn't change after the English page. */
  force?: boolean;
}

/** Whether a pending translation hasn't changed since before the change of the English page. */
export function isUntouched(pair: TranslatedPage, fragments: string, history: History): boolean {
  if (!isPending(pair, fragments)) return false;
  const { since } = pendingSince(pair, fragments, history);
  for (const { date, path, source } of history(pair.zh.file)) {
    if (since !== undefined && Date.parse(date) >= Date.parse(since)) continue;
    try {
      return contentHash(parsePage(path, source)) === contentHash(pair.zh);
    } catch {
      return false;
    }
  }
  return false;
}

const refusal = ({ en, zh }: TranslatedPage): Problem => ({
  file: zh.file,
  message: `The Chinese page hasn't changed since ${en.file} changed, so no record was written.`,
  fix: `Translate the change. If it needs no translation, run: npm run check -- freshness --update --force ${zh.file}`,
});

/**
 * Records which version of the English page each translation matches.
 *
 * @returns the translations whose record changed, and those that were refused
 * @throws Error if a named file isn't a page with a translation
 */
export function updateRecords(
  root: string,
  pages: readonly Page[],
  history: History,
  { only, force = false }: UpdateOptions,
): { written: string[]; refused: Problem[] } {
  const pairs = translatedPages(pages);
  const fragments = readFragmentRecords(root);
  const outdated = choose(pairs, only).filter(({ en, zh }) => {
    if (only.length === 0 && isMarked(zh)) return false;
    const record = recordOf(zh, fragments);
    return isMarked(zh) || record?.hash !== contentHash(en) || !record.last;
  });
  const refused = outdated.filter((pair) => !force && isUntouched(pair, fragments, history));
  const changed = outdated.filter((pair) => !refused.includes(pair));
  for (const { en, zh } of changed) {
    if (!isFragment(zh)) writeFileSync(join(root, zh.file), withRecord(zh.source, contentHash(en)));
  }
  const records = withFragments(
    root,
    fragments,
    changed.filter(({ zh }) => isFragment(zh)),
  );
  if (records !== fragments) writeFileSync(join(root, fragmentsFile), records);
  return { written: changed.map(({ zh }) => zh.file), refused: refused.map(refusal) };
}
