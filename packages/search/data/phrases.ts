import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadFiles } from '@handbook/content';

/**
 * Phrases that readers search with but that the pages don't use, by page and section. The key of a page is its path in the
 * language's folder without extension. The key of a section is its ID; the introduction of a page has an empty ID.
 */
export type Phrases = Readonly<Record<string, Readonly<Record<string, string[]>>>>;

/**
 * Reads the phrases of a language. Without the file, there are none.
 *
 * @param read receives the path of the file
 */
export function readPhrases(folder: string, lang: string, read: ReadFiles): Phrases {
  const file = join(folder, `${lang}.json`);
  read.add(file);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
