import { readOptions } from './readOptions.mjs';

/**
 * The arguments of a command that serves the site.
 * @typedef {{ port: number, explicit: boolean, host: string }} ServeArguments
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
 * Reads the arguments of `npm start` and `npm run preview`; with `--help`, prints the usage instead.
 *
 * @param {string} command e.g. `npm start`, for the help
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {ServeArguments | undefined} undefined with `--help`
 * @throws {Error} on unknown arguments, or an invalid port
 */
export function readServeArguments(command, args, env = process.env) {
  const options = readOptions(usage(command), nameHost(args), {
    port: { type: 'string', short: 'p' },
    host: { type: 'string', default: 'localhost' },
  });
  if (!options) return undefined;
  const port = options.port ?? (env.PORT || undefined);
  return {
    port: port === undefined ? defaultPort : parsePort(port),
    explicit: port !== undefined,
    host: options.host,
  };
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
