import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../tools/server/siteHandler.mjs';

/** What the server does instead of answering: a status, or nothing at all. */
export type Fault = number | 'silent';

/**
 * A site whose server can be stopped, started with another folder at the same address, and be at fault: no network, a
 * new deployment and a broken server, as the browser and its service worker meet them.
 */
export class SwitchableSite {
  origin = '';
  /** Names the paths that the server does not answer as it should. */
  fault: (path: string) => Fault | undefined = () => undefined;
  /** Holds the answer to a path until the promise is kept. */
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
      else if (fault !== 'silent') response.writeHead(fault).end();
    });
    await new Promise<void>((resolve) => server.listen(this.#port, 'localhost', resolve));
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
    this.origin = `http://localhost:${this.#port}`;
  }

  /** Answers requests for a folder. */
  protected handler(folder: string): RequestListener {
    return siteHandler({ folder, base: '/' });
  }

  /** Answers nobody from now on. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
}
