import { parseArgs } from 'node:util';

/**
 * The arguments of a command that serves the site.
 * @typedef {{ port: number, explicit: boolean, host: string, help: boolean }} ServeArguments
 * `explicit` is whether the port was named instead of the default
 */

export const defaultPort = 4173;

/** @param {string} command e.g. `npm start` */
const usage = (command) =>
  `Usage: ${command} -- [--port <number>] [--host [name]]

  --port, -p   port to serve on (also: PORT); default: ${defaultPort}, or the next free one
  --host       host to listen on; default: localhost; without a name: all network interfaces
  --help, -h   print this help`;

/**
 * Reads the arguments of `npm start` and `npm run preview`.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {ServeArguments}
 * @throws {Error} with one sentence on an unknown option, an unexpected argument, or an invalid port
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
  const port = values.port ?? (env.PORT || undefined);
  return {
    port: port === undefined ? defaultPort : parsePort(port),
    explicit: port !== undefined,
    host: values.host ?? 'localhost',
    help: values.help,
  };
}

/**
 * Reads this process's arguments for a command that serves the site; with `--help`, prints the usage instead.
 *
 * @param {string} command e.g. `npm start`, for the help
 * @param {readonly string[]} args
 * @returns {ServeArguments | undefined} undefined with `--help`
 * @throws {Error} with the usage, on unknown arguments
 */
export function readServeArguments(command, args) {
  try {
    const parsed = parseServeArguments(args, process.env);
    if (!parsed.help) return parsed;
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
  throw new Error(`"${text}" is not a port. Use a whole number from 0 to 65535.`);
}
