import { createSocket } from 'node:dgram';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import send from 'send';

async function listen(handler: RequestListener) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Serves a built site as a host without custom headers does, such as GitHub Pages. */
export function serveBare(folder: string) {
  const options = { root: folder, extensions: ['html'] };
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    send(request, pathname, options).pipe(response);
  });
}

/** A foreign server that records requests, and UDP packets such as WebRTC's. */
export async function listenForeign() {
  const reached: string[] = [];
  const server = await listen((request, response) => {
    reached.push(`${request.method} ${request.url}`);
    response
      .writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' })
      .end();
  });
  const socket = createSocket('udp4', () => reached.push('packet'));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    origin: server.origin,
    udpPort: socket.address().port,
    reached,
    close: async () => {
      socket.close();
      await server.close();
    },
  };
}
