import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * The script behind a command of an installed package. It is run with this Node, without a shell in between, so
 * that signals reach it and Windows needs nothing special.
 *
 * @param {string} packageName e.g. `@rspress/core`
 * @param {string} command e.g. `rspress`
 * @returns {string} absolute path
 * @throws {Error} when the package is not installed or has no such command
 */
export function binary(packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = typeof bin === 'string' ? bin : bin?.[command];
  if (!path) throw new Error(`${packageName} has no command "${command}".`);
  return join(folder, path);
}
