import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { addressesOf, isMissingAddress, listenError } from './port.mjs';
import { siteHandler } from './siteHandler.mjs';

/**
 * A running server.
 * @typedef {object} ServedSite
 * @property {number} port
 * @property {string[]} urls URLs of the site on this machine, then on the network
 * @property {() => Promise<void>} close stops the server and closes open connections
 */

/**
 * Serves a built site.
 *
 * @param {object} site
 * @param {string} site.folder the built site, absolute
 * @param {string} site.base path it is served under, with a slash at both ends
 * @param {string} site.host
 * @param {number} site.port 0 for any free one
 * @returns {Promise<ServedSite>}
 * @throws {Error} if the site isn't built or the server can't listen
 */
export async function serveSite({ folder, base, host, port }) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}. Build it with: npm run build`);
  }
  const handler = siteHandler({ folder, base });
  const [first = host, ...others] = addressesOf(host);
  const servers = [await listen(handler, first, port)];
  const actual = portOf(servers[0]);
  for (const address of others) {
    try {
      servers.push(await listen(handler, address, actual));
    } catch (error) {
      if (!isMissingAddress(/** @type {NodeJS.ErrnoException} */ (error))) {
        await closeAll(servers);
        throw error;
      }
    }
  }
  const urls = namesOf(host).map((name) => `http://${name}:${actual}${base}`);
  return { port: actual, urls, close: () => closeAll(servers) };
}

/**
 * @param {import('node:http').RequestListener} handler
 * @param {string} ip
 * @param {number} port
 * @returns {Promise<import('node:http').Server>}
 */
function listen(handler, ip, port) {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.once('error', (error) => reject(listenError(error, port, ip)));
    server.listen(port, ip, () => resolve(server));
  });
}

/** @param {import('node:http').Server | undefined} server */
function portOf(server) {
  const address = server?.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** @param {import('node:http').Server[]} servers */
async function closeAll(servers) {
  await Promise.all(
    servers.map((server) => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return closed;
    }),
  );
}

/**
 * The host names that reach a host.
 *
 * @param {string} host
 */
function namesOf(host) {
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host];
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const outside = interfaces.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...outside.map(({ address }) => address)];
}
