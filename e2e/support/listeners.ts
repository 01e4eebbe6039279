import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

async function listen(handler: RequestListener) {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Serves a built site as a host without custom headers does, such as GitHub Pages. */
export const serveBare = (folder: string) => listen(sirv(folder));

/** A foreign server that records requests, and UDP packets such as WebRTC's. */
export async function listenForeign() {
  const reached: string[] = [];
  const { origin, close } = await listen((request, response) => {
    reached.push(`${request.method} ${request.url}`);
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', 'text/html');
    response.end();
  });
  const socket = createSocket('udp4', () => reached.push('packet')).bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const closeAll = () => {
    socket.close();
    close();
  };
  return { origin, udpPort: socket.address().port, reached, close: closeAll };
}
