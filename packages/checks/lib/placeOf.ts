import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import type { Problem } from './problem.ts';

/**
 * The place of a record in a file of the repository, for a problem about the record.
 *
 * @param parts strings that are searched for one after another, such as a key and its value
 * @returns the file, and the line of the last part if the file contains all parts
 */
export function placeOf(file: string, ...parts: readonly string[]): Pick<Problem, 'file' | 'line'> {
  const path = join(repositoryRoot, file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  let at = 0;
  for (const part of parts) {
    at = source.indexOf(part, at);
    if (at < 0) return { file };
  }
  return source === '' ? { file } : { file, line: source.slice(0, at).split('\n').length };
}
