import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../lib/pages.ts';
import { translatedPages } from './freshness.ts';
import { contentHash } from './normalForm.ts';
import { withRecord } from './record.ts';

/**
 * Writes into each translation which English content it was made from.
 *
 * @param only paths of Chinese or English pages to update; empty means every page
 * @returns the paths of the files that changed
 * @throws Error when a named file is no page that has a translation
 */
export function updateRecords(
  root: string,
  pages: readonly Page[],
  only: readonly string[],
): string[] {
  const pairs = translatedPages(pages);
  const unknown = only.filter(
    (file) => !pairs.some(({ en, zh }) => file === en.file || file === zh.file),
  );
  if (unknown.length > 0) {
    throw new Error(
      `No page with a translation: ${unknown.join(', ')}. Name files from the repository root.`,
    );
  }
  const wanted = pairs.filter(
    ({ en, zh }) => only.length === 0 || only.includes(en.file) || only.includes(zh.file),
  );
  return wanted.flatMap(({ en, zh }) => {
    const source = withRecord(zh.source, contentHash(en));
    if (source === zh.source) return [];
    writeFileSync(join(root, zh.file), source);
    return [zh.file];
  });
}
