import { accessSync, constants } from 'node:fs';

/**
 * Whether a file can be executed.
 *
 * @param {string} path
 */
export function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The program that an environment variable names.
 *
 * @param {string} variable
 * @param {{ env: NodeJS.ProcessEnv, runnable: (path: string) => boolean }} world
 * @returns {string | undefined} undefined if the variable is unset
 * @throws {Error} if the variable names a file that can't be run
 */
export function namedProgram(variable, { env, runnable }) {
  const named = env[variable];
  if (!named || runnable(named)) return named || undefined;
  throw new Error(
    `${variable} is ${named}, which is not a program that can be run. Correct or unset it.`,
  );
}
