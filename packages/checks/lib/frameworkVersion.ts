import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';

/** The version of the installed framework, e.g. `2.0.22`. */
export function frameworkVersion(root = repositoryRoot): string {
  const manifest = readFileSync(join(root, 'node_modules/@rspress/core/package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
