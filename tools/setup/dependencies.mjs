import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/content/files.mjs';
import { run } from '../process/run.mjs';
import { staleReason } from './staleness.mjs';

/**
 * @param {string} path
 * @returns {import('./staleness.mjs').Lockfile | undefined}
 */
function readLockfile(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Installs the locked dependencies when they are missing or differ from package-lock.json.
 *
 * @returns {Promise<string>} a sentence that describes what was done
 * @throws {Error} when package-lock.json cannot be read or npm fails
 */
export async function ensureDependencies() {
  const locked = readLockfile(join(root, 'package-lock.json'));
  if (!locked)
    throw new Error(
      'package-lock.json is missing or broken: restore it with: git checkout package-lock.json',
    );
  const reason = staleReason(locked, readLockfile(join(root, 'node_modules/.package-lock.json')));
  if (!reason) return 'The installed packages match package-lock.json.';
  console.log(`Installing, because ${reason}.`);
  const code = await npm(['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error('npm ci failed; see its message above.');
  return 'Installed the packages in package-lock.json.';
}

/**
 * Runs npm: the npm that runs this script, otherwise the npm on PATH.
 *
 * @param {string[]} args
 */
function npm(args) {
  const running = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(running)) return run(process.execPath, [running, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}
