import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../tools/server/siteHandler.mjs';

/** The heading of the login page. It has a file with a hash, because many tools name files like that. */
export const LOGIN = 'Sign in to the Wi-Fi';
const PORTAL = `<!doctype html><html><head><title>${LOGIN}</title>
<link rel="icon" href="data:,"></head><body><h1>${LOGIN}</h1>
<img src="/static/img/portal.0f5e1cce20.png" alt=""></body></html>`;

/** A site whose server can be stopped, restarted at the same URL with another folder, and fail. */
export class SwitchableSite {
  origin = '';
  /** How a path fails: with a status, without a response, or with the login page of a captive portal. */
  fault: (path: string) => number | 'silent' | 'portal' | undefined = () => undefined;
  #handler: RequestListener = () => {};
  #server: Server | undefined;
  #port = 0;

  /** Serves a folder from now on. */
  async start(folder: string): Promise<void> {
    this.#handler = siteHandler({ folder, base: '/' });
    if (this.#server) return;
    this.#server = createServer((request, response) => {
      const fault = this.fault(request.url ?? '');
      if (fault === undefined) this.#handler(request, response);
      else if (fault === 'portal') response.setHeader('content-type', 'text/html').end(PORTAL);
      else if (fault !== 'silent') response.writeHead(fault).end();
    }).listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    this.origin = `http://localhost:${this.#port}`;
  }

  /** Stops the server. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
}
