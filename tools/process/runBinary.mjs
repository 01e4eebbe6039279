import { binary } from '../../packages/content/files.mjs';
import { run } from './run.mjs';

/**
 * Runs a command of an installed package.
 *
 * @param {readonly [packageName: string, command: string]} tool
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runBinary([packageName, command], args, options) {
  return run(process.execPath, [binary(packageName, command), ...args], options);
}
