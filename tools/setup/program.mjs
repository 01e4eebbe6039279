import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

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

/**
 * The first of some commands that a folder on PATH contains.
 *
 * @param {readonly string[]} commands in order of preference
 * @param {{ env: NodeJS.ProcessEnv, runnable: (path: string) => boolean }} world
 * @param {readonly string[]} [others] folders to search after those on PATH
 */
export function onPath(commands, { env, runnable }, others = []) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...others];
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(runnable);
}

/** The path of Playwright's Chromium, installed or not. Loads Playwright only now, because a fresh clone lacks it. */
export function playwrightPath() {
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return chromium.executablePath();
}
