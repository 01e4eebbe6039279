import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { base, outFolder } from '@handbook/content/files';
import { listen, serveSite } from './serveSite.mjs';

const usage = `Options, after --:
  --port, -p   port to serve on (also: PORT); default: 4173, or the next free one
  --host       host to listen on, such as 0.0.0.0 for all network interfaces; default: localhost
  --help, -h   print this help`;

/**
 * Where to serve; `isNamed` is whether the reader named the port.
 * @typedef {{ port: number, isNamed: boolean, host: string }} ServeOptions
 */

/**
 * Reads the options of `npm start` and `npm run preview`; with `--help`, prints them and exits.
 *
 * @param {string[]} [args]
 * @returns {ServeOptions}
 * @throws {Error} on unknown options, or an invalid port
 */
export function readServeOptions(args = process.argv.slice(2)) {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', short: 'p', default: process.env.PORT || undefined },
      host: { type: 'string', default: 'localhost' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit();
  }
  const { port: named, host } = values;
  const port = Number(named ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`"${named}" isn't a port. Use a whole number from 0 to 65535.`);
  }
  return { port, isNamed: named !== undefined, host };
}

/**
 * The port to serve on: the named one or, if no port was named, the first free one.
 *
 * @param {ServeOptions} options
 * @param {number} [tries]
 * @returns {Promise<number>}
 * @throws {Error} if the named port is taken
 */
export async function freePort({ port, isNamed, host }, tries = 20) {
  const probe = createServer();
  try {
    await listen(probe, { host, port });
  } catch (error) {
    if (isNamed || tries === 0) throw error;
    return freePort({ port: port + 1, isNamed, host }, tries - 1);
  }
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Serves the built site and prints its URLs, until the process is stopped.
 *
 * @param {ServeOptions} options
 */
export async function serveUntilStopped(options) {
  const { host } = options;
  const site = { folder: outFolder, base, host, port: await freePort(options) };
  const { port } = await serveSite(site);
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  const names =
    host === '0.0.0.0' ? ['localhost', ...outside.map(({ address }) => address)] : [host];
  const urls = names.map((name) => `  http://${name}:${port}${base}`);
  console.log(`\n${urls.join('\n')}\n\nPress Ctrl+C to stop.`);
}
