import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';

/** All that a bundle is made of. */
export interface BundleInputs {
  /** The folder that the patterns start from, absolute. */
  root: string;
  /** Patterns of source files. */
  files: readonly string[];
  /** Names of packages whose version matters. */
  packages: readonly string[];
  /** Anything else that changes what comes out. */
  settings?: string;
}

/**
 * A short hash of all that a bundle is made of, to name it by: what has the same name need not be built again.
 *
 * @throws Error when a package is not installed
 */
export function contentHash({ root, files, packages, settings = '' }: BundleInputs): string {
  const hash = createHash('sha256').update(settings);
  for (const file of globSync([...files], { cwd: root, absolute: true, dot: true }).sort()) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  for (const name of packages) {
    const manifest = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
    hash.update(`${name}@${JSON.parse(manifest).version}`);
  }
  return hash.digest('hex').slice(0, 8);
}
