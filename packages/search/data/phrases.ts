import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadFiles } from '@handbook/content';

/**
 * What readers ask for in words that the pages don't use: page, then section, then phrases. A page is named by its path
 * in the language's folder without extension, a section by its id, the introduction of a page by an empty one.
 */
export type Phrases = Readonly<Record<string, Readonly<Record<string, string[]>>>>;

/**
 * Reads the phrases of a language; there are none without the file.
 *
 * @param read gets the path of the file
 */
export function readPhrases(folder: string, lang: string, read: ReadFiles): Phrases {
  const file = join(folder, `${lang}.json`);
  read.add(file);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
