import { parseArgs } from 'node:util';

/**
 * What a reader asked of a command that serves the site.
 * @typedef {{ port: number, explicit: boolean, host: string, help: boolean }} ServeArguments
 * `explicit` is whether the port was named, rather than the default
 */

export const defaultPort = 4173;

/** @param {string} command e.g. `npm start` */
const usage = (command) =>
  `Usage: ${command} -- [--port <number>] [--host [name]]

  --port, -p   port to serve on; ${defaultPort}, or the next free one, unless named (also: PORT)
  --host       host to listen on; localhost unless named, without a name, all network interfaces
  --help, -h   show this text`;

/**
 * Reads the arguments of `npm start` and `npm run preview`.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {ServeArguments}
 * @throws {Error} with one sentence on an unknown option, a stray word or a port that is none
 */
export function parseServeArguments(args, env) {
  const { values } = parseArgs({
    args: nameHost(args),
    options: {
      port: { type: 'string', short: 'p' },
      host: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const wish = values.port ?? (env.PORT || undefined);
  return {
    port: wish === undefined ? defaultPort : parsePort(wish),
    explicit: wish !== undefined,
    host: values.host ?? 'localhost',
    help: values.help,
  };
}

/**
 * Reads this process's arguments for a command that serves the site; on `--help` it prints them instead.
 *
 * @param {string} command e.g. `npm start`, for the help
 * @param {readonly string[]} args
 * @returns {ServeArguments | undefined} undefined when only help was asked for
 * @throws {Error} with the usage, on arguments it does not know
 */
export function readServeArguments(command, args) {
  try {
    const wish = parseServeArguments(args, process.env);
    if (!wish.help) return wish;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage(command)}`);
  }
  console.log(usage(command));
  return undefined;
}

/**
 * Without a value, `--host` means all network interfaces.
 *
 * @param {readonly string[]} args
 */
function nameHost(args) {
  return args.map((arg, index) => {
    const next = args[index + 1];
    return arg === '--host' && (next === undefined || next.startsWith('-'))
      ? '--host=0.0.0.0'
      : arg;
  });
}

/** @param {string} text */
function parsePort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Error(`"${text}" is not a port: name a whole number from 0 to 65535.`);
}
