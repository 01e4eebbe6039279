import { parseArgs } from 'node:util';

/**
 * Reads a command's options, all of which start with `-`. With `--help` or `-h`, prints the usage instead.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {string} usage
 * @param {string[]} args
 * @param {T} options
 * @throws {Error} with the usage, on unknown arguments
 */
export function readOptions(usage, args, options) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return undefined;
  }
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
