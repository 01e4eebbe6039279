import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';

/**
 * Finds the line of a record in a file of the repository.
 *
 * @param parts strings that are searched for one after another, such as a key and its value
 * @returns the 1-based line of the last part, or `undefined` if the file doesn't contain all parts
 */
export function lineContaining(file: string, ...parts: readonly string[]): number | undefined {
  const path = join(repositoryRoot, file);
  if (!existsSync(path)) return undefined;
  const source = readFileSync(path, 'utf8');
  let at = 0;
  for (const part of parts) {
    at = source.indexOf(part, at);
    if (at < 0) return undefined;
  }
  return source.slice(0, at).split('\n').length;
}
