import { spawnSync } from 'node:child_process';
import { run } from '../process/run.mjs';

/**
 * Finds apt-get, for root or for a user whose sudo needs no password, such as on hosted CI.
 *
 * @returns {((...packages: string[]) => Promise<void>) | undefined} installs packages of the distribution
 */
export function findApt() {
  if (spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return undefined;
  const [command = '', ...first] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return async (...packages) => {
    await run(command, [...first, 'update'], { env });
    await run(command, [...first, 'install', '-y', ...packages], { env });
  };
}
