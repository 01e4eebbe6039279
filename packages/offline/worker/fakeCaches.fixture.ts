import { PAGE_MARK } from '../siteFiles.ts';

export const ORIGIN = 'https://site.example';

const urlOf = (key: RequestInfo | URL): string =>
  new URL(key instanceof Request ? key.url : String(key), ORIGIN).href;

class FakeCache {
  readonly entries = new Map<string, Response>();
  readonly #isFull: () => boolean;
  constructor(isFull: () => boolean) {
    this.#isFull = isFull;
  }
  match = async (key: RequestInfo | URL) => this.entries.get(urlOf(key))?.clone();
  matchAll = async () => [...this.entries.values()].map((response) => response.clone());
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
  delete = async (key: RequestInfo | URL) => this.entries.delete(urlOf(key));
  put = async (key: RequestInfo | URL, response: Response) => {
    if (this.#isFull()) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(urlOf(key), response);
  };
}

/** The Cache API, in memory. */
export class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  isFull = false;
  open = async (name: string) => {
    const cache = this.all.get(name) ?? new FakeCache(() => this.isFull);
    this.all.set(name, cache);
    return cache;
  };
  match = async (key: RequestInfo | URL, { cacheName = '' }: MultiCacheQueryOptions = {}) =>
    (await this.open(cacheName)).match(key);
  /** The paths in a cache. */
  paths = (kind: string) =>
    [...(this.all.get(`site / ${kind}`)?.entries.keys() ?? [])].map((url) => new URL(url).pathname);
}

/** Returns a response from this origin. Only browsers can create a response of the type `basic`. */
export function served(body: string, type: string, status = 200): Response {
  const response = new Response(body, { status, headers: { 'content-type': type } });
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => served(body, type, status) },
  });
}

export const page = (lang: string, ...files: string[]) =>
  `<html lang="${lang}"><head>${PAGE_MARK} v2">${files.map((file) => `<link href="${file}">`).join('')}`;

/** The login page of a captive portal. */
export const portal =
  '<!doctype html><link href="/static/css/main.0f5e1cce20.css"><body>Room number?';
