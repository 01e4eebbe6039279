import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';

/**
 * Finds the script of an installed package's command. Run the script with `process.execPath`: without an intermediate shell,
 * signals reach the script, and it also runs on Windows.
 *
 * @param {string} packageName e.g. `@rspress/core`
 * @param {string} command e.g. `rspress`
 * @returns {string} absolute path
 * @throws {Error} if the package isn't installed or has no such command
 */
export function binary(packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = typeof bin === 'string' ? bin : bin?.[command];
  if (!path) throw new Error(`${packageName} has no command "${command}".`);
  return join(folder, path);
}
