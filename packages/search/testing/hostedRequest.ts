import type { IncomingMessage } from 'node:http';

/** A request as it arrived at the search provider. */
export interface HostedRequest {
  method: string;
  path: string;
  /** The application ID, from the header or the URL. */
  appId: string;
  /** The key, from the header or the URL. */
  key: string;
  headers: IncomingMessage['headers'];
  /** The JSON of the body; undefined if there is no body or it isn't valid JSON. */
  body: unknown;
}

/** Reads a whole request. */
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
