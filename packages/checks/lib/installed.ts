import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';

const read = (path: string): string =>
  readFileSync(join(repositoryRoot, 'node_modules', path), 'utf8');

/** The version of the installed framework, e.g. `2.0.22`. */
export const frameworkVersion = (): string =>
  (JSON.parse(read('@rspress/core/package.json')) as { version: string }).version;

let installed: string | undefined;

/** A cache key that changes with the installed packages, the Node.js version, and the given files. */
export function installKey(...files: readonly (string | URL)[]): string {
  installed ??= read('.package-lock.json') + frameworkVersion() + process.version;
  const hash = createHash('sha256').update(installed);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
