import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchRecord } from '../records/records.mjs';
import { answerQuery } from './hostedAnswers.ts';
import { HostedIndices } from './hostedIndices.ts';
import { type HostedRequest, readHostedRequest } from './hostedRequest.ts';
import { type HostedSearchQuery, readSearchRequest } from './hostedSearchRequest.ts';

/**
 * What the server does with the next requests. `silent` never answers, `stalled` stops after the headers, `endless` never
 * stops, and a number is the status.
 */
export type Behaviour =
  | 'right'
  | 'silent'
  | 'stalled'
  | 'endless'
  | 'malformed'
  | 'no hits'
  | 'redirect'
  | number;

interface Options {
  appId: string;
  /** The search-only key. */
  searchKey: string;
  /** The key with write access. */
  adminKey?: string;
  indexName: string;
  records?: readonly SearchRecord[];
}

/** A local search provider. It implements the protocol of hosted search and validates requests. */
export class HostedServer {
  behaviour: Behaviour | ((request: HostedRequest) => Behaviour) = 'right';
  /** Replaces parts of the answers, for example with hits that no provider should send. */
  answer: (query: HostedSearchQuery) => object;
  /** The target of `redirect`. */
  redirectTo = '';
  readonly indices = new HostedIndices();
  /** Every request that arrived. */
  requests: HostedRequest[] = [];
  /** Every query that was searched for. */
  queries: HostedSearchQuery[] = [];
  /** Every insights event that arrived. */
  events: Record<string, unknown>[] = [];
  /** The problems of the requests. */
  problems: string[] = [];
  readonly #options: Options;
  readonly #waiting = new Set<() => void>();
  #server: Server | undefined;
  #port = 0;

  constructor(options: Options) {
    this.#options = options;
    const { indexName, records = [] } = options;
    this.indices.add(indexName, records);
    this.answer = (query) => answerQuery(this.indices.recordsOf(query.indexName), query);
  }

  /** The origin of the server, in the format of `SITE_SEARCH_HOSTS`. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get port(): number {
    return this.#port;
  }

  /** Starts listening. After `stop`, the server uses the same port again. */
  async start(): Promise<this> {
    const server = createServer((request, response) => void this.#handle(request, response));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
    return this;
  }

  /** Stops accepting connections. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }

  /** Clears the recorded requests. */
  forget(): void {
    this.requests = [];
    this.queries = [];
    this.events = [];
    this.problems = [];
  }

  /** Continues the waiting requests as if they had just arrived. */
  release(): void {
    for (const resume of this.#waiting) resume();
    this.#waiting.clear();
  }

  async #handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readHostedRequest(incoming);
    this.requests.push(request);
    const { appId, searchKey, adminKey } = this.#options;
    if (request.appId !== appId) this.problems.push(`the application id "${request.appId}"`);
    const isRead = request.path === '/1/indexes/*/queries' || request.path === '/1/events';
    const keys = isRead ? [searchKey] : [adminKey];
    if (!keys.includes(request.key)) this.problems.push(`the key "${request.key}"`);
    const result = this.#take(request);
    if (this.#behaviourFor(request) === 'silent') {
      await new Promise<void>((resume) => this.#waiting.add(resume));
    }
    // Read here, because a waiting request gets the behavior that applies when it continues.
    const behaviour = this.#behaviourFor(request);
    if (typeof behaviour === 'number') {
      return send(response, behaviour, { message: `Status ${behaviour}` });
    }
    if (behaviour === 'malformed') return send(response, 200, '{"results": [{"hits"');
    if (behaviour === 'stalled') {
      response.writeHead(200, headers).write('{"results":');
      return;
    }
    if (behaviour === 'endless') {
      response.writeHead(200, headers).write('{"results":[{"hits":[');
      const timer = setInterval(() => response.write('{},'.repeat(1000)), 20);
      response.once('close', () => clearInterval(timer));
      return;
    }
    if (behaviour === 'redirect') {
      response.writeHead(307, { ...headers, location: this.redirectTo }).end();
      return;
    }
    const found = result();
    if (found === undefined) {
      this.problems.push(`the request ${request.method} ${request.path}`);
      return send(response, 404, { message: 'Not found' });
    }
    send(response, 200, found);
  }

  #behaviourFor(request: HostedRequest): Behaviour {
    return typeof this.behaviour === 'function' ? this.behaviour(request) : this.behaviour;
  }

  /** Records a request. The returned function handles the request. */
  #take(request: HostedRequest): () => object | undefined {
    const { path, body } = request;
    const complain = (problem: string) => this.problems.push(problem);
    if (path === '/1/indexes/*/queries') {
      const queries = readSearchRequest(request, complain);
      this.queries.push(...queries);
      const none = { hits: [], nbHits: 0 };
      return () => ({
        results: queries.map((query) =>
          this.#behaviourFor(request) === 'no hits' ? none : this.answer(query),
        ),
      });
    }
    if (path === '/1/events') {
      const { events = [] } = (body ?? {}) as { events?: Record<string, unknown>[] };
      this.events.push(...events);
      return () => ({ status: 200 });
    }
    return () => this.indices.handle(request);
  }
}

const headers = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
};

function send(response: ServerResponse, status: number, body: object | string): void {
  response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
}
