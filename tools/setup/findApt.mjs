import { spawnSync } from 'node:child_process';
import { run } from '../process/run.mjs';

/**
 * Finds apt-get, for root or for a user whose sudo needs no password, such as on hosted CI.
 *
 * @returns {((...args: string[]) => Promise<number>) | undefined} runs apt-get and returns its exit code
 */
export function findApt() {
  if (spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  if (process.getuid?.() === 0) {
    return (...args) => run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
  if (spawnSync('sudo', ['-n', 'true']).status !== 0) return undefined;
  return (...args) => run('sudo', ['-n', 'apt-get', ...args]);
}
