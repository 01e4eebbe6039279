import { isRunnable, namedProgram, onPath } from './program.mjs';

/** Folders where packages install nginx. Only root has `sbin` on PATH. */
const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Finds nginx: the path in NGINX_PATH, then the system's.
 *
 * @param {object} [world] the environment and disk to search; the real ones by default
 * @param {NodeJS.ProcessEnv} [world.env]
 * @param {(path: string) => boolean} [world.runnable]
 * @returns {string | undefined} the program, absolute; undefined if there is none
 * @throws {Error} if NGINX_PATH names a file that can't be run
 */
export function findNginx({ env = process.env, runnable = isRunnable } = {}) {
  const world = { env, runnable };
  return namedProgram('NGINX_PATH', world) ?? onPath(['nginx'], world, folders);
}
