import { delimiter, join } from 'node:path';
import { isRunnable, namedProgram } from './program.mjs';

/** Where packages put it; `sbin` is on the PATH of root alone. */
const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * The nginx that NGINX_PATH names, else the system's.
 *
 * @param {object} [world] what to look at; the real environment and disk by default
 * @param {NodeJS.ProcessEnv} [world.env]
 * @param {(path: string) => boolean} [world.runnable]
 * @returns {string | undefined} the program, absolute; undefined when there is none
 * @throws {Error} when NGINX_PATH names a file that cannot be run: nobody names one to get another
 */
export function findNginx({ env = process.env, runnable = isRunnable } = {}) {
  const named = namedProgram('NGINX_PATH', { env, runnable });
  if (named) return named;
  const known = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...folders];
  return known.map((folder) => join(folder, 'nginx')).find(runnable);
}
