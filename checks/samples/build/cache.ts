import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../lib/pages.ts';

/** A folder outside the repository for what need not be done twice. */
export function cacheFolder(name: string): string {
  const home = process.env.XDG_CACHE_HOME ?? join(homedir() || tmpdir(), '.cache');
  return join(home, 'rspress-handbook-checks', name);
}

let version: string | undefined;

/** The installed framework's version. */
export function frameworkVersion(): string {
  const file = join(repositoryRoot, 'node_modules/@rspress/core/package.json');
  version ??= (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  return version;
}

let fingerprint: string | undefined;

/** Changes whenever any installed package or the Node version changes. */
export function installFingerprint(): string {
  const lock = readFileSync(join(repositoryRoot, 'node_modules/.package-lock.json'));
  fingerprint ??= createHash('sha256')
    .update(lock)
    .update(frameworkVersion())
    .update(process.version)
    .digest('hex');
  return fingerprint;
}
