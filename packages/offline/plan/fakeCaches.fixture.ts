import { PAGE_MARK } from './responses.ts';

/** The start of a page of this site. */
export const head = `<head>${PAGE_MARK} v2">`;

/** The login page of a captive portal. It has files with a hash, because many tools name files like that. */
export const portal =
  '<!doctype html><head><link href="/static/css/main.0f5e1cce20.css"></head><body>Room number?';

const pathOf = (key: RequestInfo | URL): string =>
  new URL(key instanceof Request ? key.url : String(key), 'https://site.example').href;

class FakeCache {
  readonly entries = new Map<string, Response>();
  /** How many entries fit; the next `put` throws. */
  room = Number.POSITIVE_INFINITY;
  match = async (key: RequestInfo | URL) => this.entries.get(pathOf(key))?.clone();
  matchAll = async () => [...this.entries.values()].map((it) => it.clone());
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
  delete = async (key: RequestInfo | URL) => this.entries.delete(pathOf(key));
  put = async (key: RequestInfo | URL, response: Response) => {
    if (this.entries.size >= this.room) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(pathOf(key), response);
  };
}

/** The Cache API, in memory. */
export class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  room = Number.POSITIVE_INFINITY;
  open = async (name: string) => {
    const cache = this.all.get(name) ?? new FakeCache();
    cache.room = this.room;
    this.all.set(name, cache);
    return cache;
  };
  has = async (name: string) => this.all.has(name);
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  match = async (key: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) => {
    for (const [name, cache] of this.all) {
      if (cacheName !== undefined && name !== cacheName) continue;
      const found = await cache.match(key);
      if (found) return found;
    }
    return undefined;
  };
}

/** Returns a response from this origin. Only browsers can create a response of the type `basic`. */
export function served(body: string, type: string, changes: object = {}): Response {
  const response = new Response(body, { headers: { 'content-type': type } });
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => served(body, type, changes) },
    ...Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, { value }])),
  });
}
