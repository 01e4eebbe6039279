import { accessSync, constants } from 'node:fs';

/**
 * Whether a file is a program that can be run.
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
 * @returns {string | undefined} undefined when it is unset
 * @throws {Error} when it names a file that cannot be run: nobody names one to get another
 */
export function namedProgram(variable, { env, runnable }) {
  const named = env[variable];
  if (!named || runnable(named)) return named || undefined;
  throw new Error(
    `${variable} is ${named}, which is not a program that can be run. Correct or unset it.`,
  );
}
