import { once } from 'node:events';
import { createServer } from 'node:http';

const html = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Nothing</title>
<h1>Nothing</h1>
<p>Lighthouse measures the machine here.
`;

/**
 * Serves a page with one heading and one sentence. Its blocking time comes from the machine, so other pages can't have
 * less.
 *
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function serveEmptyPage() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
