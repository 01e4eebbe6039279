import { createServer } from 'node:net';

/**
 * The IP addresses to listen on for a host. For `localhost`, both IPv4 and IPv6, because programs differ in which they
 * use.
 *
 * @param {string} host
 */
export const addressesOf = (host) => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host]);

/**
 * Whether a port is free on every IP address of the host. Otherwise, a browser that uses the other IP address of
 * `localhost` would show another program's site.
 *
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export async function isFree(port, host) {
  const answers = await Promise.all(addressesOf(host).map((address) => canListen(port, address)));
  return answers.every(Boolean);
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (isMissingAddress(error)) resolve(true);
      else reject(listenError(error, port, host));
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * Whether listening failed because the machine lacks that kind of IP address, such as `::1` without IPv6. Then no other
 * program listens there either.
 *
 * @param {NodeJS.ErrnoException} error
 */
export const isMissingAddress = (error) =>
  error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT';

/**
 * Explains in one sentence why a server can't listen.
 *
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string} host
 */
export function listenError(error, port, host) {
  if (error.code === 'EADDRINUSE') return portTaken(port);
  if (error.code === 'EACCES') {
    return new Error(
      `Port ${port} isn't allowed for this user: choose one above 1023 with --port.`,
    );
  }
  if (error.code === 'ENOTFOUND') {
    return new Error(`The host ${host} is unknown: choose another with --host.`);
  }
  return error;
}

/** @param {number} port */
function portTaken(port) {
  return new Error(
    `Port ${port} is taken by another program: end that one, or choose another port with --port.`,
  );
}

/**
 * Chooses the port to serve on: the requested one or, if the port wasn't named, the next free one.
 *
 * @param {object} options
 * @param {number} options.port 0 for any free one
 * @param {boolean} options.explicit whether the reader named the port
 * @param {string} options.host
 * @param {(port: number, host: string) => Promise<boolean>} [free] whether nothing listens there
 * @returns {Promise<number>}
 * @throws {Error} if the named port is taken, or the default and the twenty after it
 */
export async function choosePort({ port, explicit, host }, free = isFree) {
  if (port === 0 || (await free(port, host))) return port;
  if (explicit) throw portTaken(port);
  for (let next = port + 1; next <= port + 20; next += 1) {
    if (await free(next, host)) return next;
  }
  throw new Error(`Ports ${port} to ${port + 20} are all taken: choose a free one with --port.`);
}
