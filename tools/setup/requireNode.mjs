import { readFileSync } from 'node:fs';
import { satisfies } from './nodeVersion.mjs';

/**
 * Exits with one sentence if the running Node is too old. Entry scripts call it before they import anything
 * else, because an old Node fails on the imports themselves, with a message about a missing export.
 */
export function requireNode() {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { engines } = JSON.parse(manifest);
  if (satisfies(process.version, engines.node)) return;
  console.error(
    `This project needs Node ${engines.node}, and this is Node ${process.version}. ` +
      'Install a newer Node from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
