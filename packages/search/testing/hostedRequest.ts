import type { IncomingMessage } from 'node:http';

/** A request as it arrived at the search provider. */
export interface HostedRequest {
  method: string;
  path: string;
  /** Application id, from the header or the address. */
  appId: string;
  /** Key, from the header or the address. */
  key: string;
  headers: IncomingMessage['headers'];
  /** The body's JSON; undefined where there is none, or it does not parse. */
  body: unknown;
}

/** Reads a request to its end. */
export async function readHostedRequest(request: IncomingMessage): Promise<HostedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const parameters = new Map([...searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const either = (name: string) => String(request.headers[name] ?? parameters.get(name) ?? '');
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    appId: either('x-algolia-application-id'),
    key: either('x-algolia-api-key'),
    headers: request.headers,
    body: parse(Buffer.concat(chunks).toString()),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
