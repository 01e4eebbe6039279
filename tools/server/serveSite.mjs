import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { siteHandler } from './siteHandler.mjs';

/**
 * Serves a built site.
 *
 * @param {object} site
 * @param {string} site.folder the built site, absolute
 * @param {string} site.base path it is served under, with a slash at both ends
 * @param {string} site.host
 * @param {number} site.port 0 for any free one
 * @returns {Promise<{ port: number, close: () => Promise<void> }>} `close` also closes open connections
 * @throws {Error} if the site isn't built or the port is taken
 */
export async function serveSite({ folder, base, host, port }) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}. Build it with: npm run build`);
  }
  const server = createServer(siteHandler({ folder, base }));
  await listen(server, { host, port });
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port: /** @type {import('node:net').AddressInfo} */ (server.address()).port, close };
}

/**
 * Starts to listen.
 *
 * @param {import('node:net').Server} server
 * @param {{ host: string, port: number }} place
 * @throws {Error} with one sentence if the server can't listen there
 */
export async function listen(server, { host, port }) {
  server.listen(port, host);
  await once(server, 'listening').catch((error) => {
    if (error.code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is taken by another program: end that one, or choose another port with --port.`,
        { cause: error },
      );
    }
    throw new Error(`Can't listen on ${host}:${port}: ${error.message}`, { cause: error });
  });
}
