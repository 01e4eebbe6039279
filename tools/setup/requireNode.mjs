import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/content/files.mjs';
import { satisfies } from './nodeVersion.mjs';

/**
 * Ends the process with one sentence when the running Node is too old. Entry scripts call it before they import
 * anything else: an old Node fails on the imports themselves, with a message that helps nobody.
 */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (satisfies(process.version, engines.node)) return;
  console.error(
    `This project needs Node ${engines.node}, and this is Node ${process.version}. ` +
      'Install a newer Node from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
