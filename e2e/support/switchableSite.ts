import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../tools/server/siteHandler.mjs';

/** What the server does instead of responding: sends a status, nothing, or the login page of a captive portal. */
export type Fault = number | 'silent' | 'portal';

/** The heading of the login page. It has a file with a hash, because many tools name files like that. */
export const LOGIN = 'Sign in to the Wi-Fi';
const PORTAL = `<!doctype html><html><head><title>${LOGIN}</title>
<link rel="icon" href="data:,"></head><body><h1>${LOGIN}</h1>
<img src="/static/img/portal.0f5e1cce20.png" alt=""></body></html>`;

/**
 * A site whose server can be stopped, restarted at the same URL with another folder, and fail. It simulates a lost
 * connection, a new deployment, and a broken server.
 */
export class SwitchableSite {
  origin = '';
  /** Sets the paths that fail. */
  fault: (path: string) => Fault | undefined = () => undefined;
  /** Delays the response for a path until the promise resolves. */
  held: (path: string) => Promise<unknown> | undefined = () => undefined;
  #handler: RequestListener = () => {};
  #server: Server | undefined;
  #port = 0;

  /** Serves a folder from now on. */
  async start(folder: string): Promise<void> {
    this.#handler = this.handler(folder);
    if (this.#server) return;
    const server = createServer(async (request, response) => {
      await this.held(request.url ?? '');
      const fault = this.fault(request.url ?? '');
      if (fault === undefined) this.#handler(request, response);
      else if (fault === 'portal') {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PORTAL);
      } else if (fault !== 'silent') response.writeHead(fault).end();
    });
    await new Promise<void>((resolve) => server.listen(this.#port, 'localhost', resolve));
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
    this.origin = `http://localhost:${this.#port}`;
  }

  /** Responds to requests for a folder. */
  protected handler(folder: string): RequestListener {
    return siteHandler({ folder, base: '/' });
  }

  /** Stops the server. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
}
