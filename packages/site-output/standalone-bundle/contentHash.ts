import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';

/** The inputs of a bundle. */
export interface BundleInputs {
  /** The folder that patterns are relative to, absolute. */
  root: string;
  /** Patterns of source files. */
  files: readonly string[];
  /** The packages whose versions are part of the hash. */
  packages: readonly string[];
  /** Any other setting that changes the output. */
  settings?: string;
}

/**
 * Returns a short hash of a bundle's inputs, so that a bundle is only rebuilt after a change.
 *
 * @throws Error if a package isn't installed
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
