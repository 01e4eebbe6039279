import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { frameworkVersion } from './frameworkVersion.ts';

const read = (path: string): string =>
  readFileSync(join(repositoryRoot, 'node_modules', path), 'utf8');

let fingerprint: string | undefined;

/** Changes whenever any installed package or the Node version changes. */
export function installFingerprint(): string {
  fingerprint ??= createHash('sha256')
    .update(read('.package-lock.json'))
    .update(frameworkVersion())
    .update(process.version)
    .digest('hex');
  return fingerprint;
}
