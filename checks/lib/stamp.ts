import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './root.ts';
import { filesOf } from './routes.ts';

/** The version of the installed framework, e.g. `2.0.22`. */
export function frameworkVersion(root = repositoryRoot): string {
  const manifest = readFileSync(join(root, 'node_modules/@rspress/core/package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/**
 * A short name for what the rules look at: pages, examples and framework version. Counts that
 * carry another stamp were taken from another state of the site.
 */
export function contentStamp(root = repositoryRoot): string {
  const hash = createHash('sha256').update(frameworkVersion(root));
  const ignore = ['**/node_modules/**', '**/doc_build/**'];
  for (const file of filesOf(['docs/**', 'examples/**'], root, ignore)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
