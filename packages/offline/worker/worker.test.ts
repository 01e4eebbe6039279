import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { FakeCaches, ORIGIN, page, portal, served } from './fakeCaches.fixture.ts';

// The plugin needs IndexedDB, which Node.js doesn't have.
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));

afterAll(() => void vi.unstubAllGlobals());

const STYLE = '/static/css/a.0f5e1cce21.css';
const ROUTE = '/static/js/async/route-b.0f5e1cce22.js';
const DATA = '/static/search/en.0f5e1cce.json';
const html = page('en', STYLE, ROUTE);

const plan = {
  base: '/',
  shell: [STYLE],
  offlinePages: ['/zh/offline', '/offline'].map((url) => ({ url, revision: '1' })),
  searchData: { en: DATA },
};

class FakeEvent extends Event {
  readonly work: Promise<unknown>[] = [];
  waitUntil = (promise: Promise<unknown>) => this.work.push(promise);
}
class FakeFetchEvent extends FakeEvent {
  answer: Promise<Response> | undefined;
  readonly request: Request;
  constructor(request: Request) {
    super('fetch');
    this.request = request;
  }
  respondWith = (answer: Promise<Response>) => {
    this.answer = answer;
  };
}

let caches: FakeCaches;
let listeners: [string, (event: Event) => void][];
let server: (path: string) => Response | undefined;
const skipWaiting = vi.fn(async () => {});

async function send<E extends FakeEvent>(event: E): Promise<E> {
  for (const [type, listener] of listeners) if (type === event.type) listener(event);
  await Promise.allSettled(event.work);
  return event;
}

/** Sends a request to the worker. Returns undefined if the worker leaves the request to the browser. */
async function ask(path: string, destination = '') {
  const request = new Request(ORIGIN + path);
  Object.defineProperty(request, 'destination', { value: destination });
  const event = new FakeFetchEvent(request);
  for (const [type, listener] of listeners) if (type === 'fetch') listener(event);
  const response = await event.answer;
  // The page's files are stored in the meantime.
  for (const work of event.work) await Promise.allSettled([work]);
  return response;
}
const open = (path: string) => ask(path, 'document');
const offline = () => {
  server = () => undefined;
};

beforeEach(async () => {
  vi.resetModules();
  caches = new FakeCaches();
  listeners = [];
  server = (path) =>
    /\.\w+$/.test(path) ? served('{}', 'text/javascript') : served(html, 'text/html');
  const stubs = {
    self: globalThis,
    __WB_DISABLE_DEV_LOGS: true,
    location: new URL(ORIGIN),
    caches,
    offlinePlan: plan,
    clients: { claim: async () => {} },
    skipWaiting,
    FetchEvent: FakeFetchEvent,
    ExtendableEvent: FakeEvent,
    Request: class extends Request {
      constructor(input: RequestInfo, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
      }
    },
    addEventListener: (type: string, listener: (event: Event) => void) =>
      listeners.push([type, listener]),
    fetch: async (input: Request | string) => {
      const response = server(
        new URL(input instanceof Request ? input.url : input, ORIGIN).pathname,
      );
      if (!response) throw new TypeError('Failed to fetch');
      return response;
    },
  };
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
  await import('./worker.ts');
  await send(new FakeEvent('install'));
  await send(new FakeEvent('activate'));
});

it('stores the shell and the offline pages, and takes over', () => {
  expect(caches.paths('files')).toEqual([STYLE]);
  expect(caches.paths('precache')).toEqual(['/zh/offline', '/offline']);
  expect(skipWaiting).toHaveBeenCalled();
});

it('opens a visited page and its files without network, with any query', async () => {
  await open('/guide?a=1');
  expect(caches.paths('pages')).toEqual(['/guide']);
  offline();
  expect(await (await open('/guide?utm_source=mail'))?.text()).toBe(html);
  for (const path of [STYLE, ROUTE, DATA]) expect((await ask(path, 'script'))?.status).toBe(200);
});

it('stores the search data of its build for the language of stored pages', async () => {
  await open('/guide');
  const nextData = DATA.replace('0f5e', '1f5e');
  vi.stubGlobal('offlinePlan', { ...plan, searchData: { en: nextData } });
  vi.resetModules();
  await import('./worker.ts');
  await send(new FakeEvent('install'));
  expect(caches.paths('files')).toContain(nextData);
});

it('shows new pages, and stored pages if the server fails', async () => {
  await open('/guide');
  server = () => served(page('en'), 'text/html');
  expect(await (await open('/guide'))?.text()).toBe(page('en'));
  server = () => served('Bad gateway', 'text/html', 502);
  expect(await (await open('/guide'))?.text()).toBe(page('en'));
  expect((await open('/other'))?.status).toBe(502);
});

it.each([
  ['/other?a=b', '/offline?from=%2Fother%3Fa%3Db'],
  ['/zh/other', '/zh/offline?from=%2Fzh%2Fother'],
  ['/llms.txt', '/offline?from=%2Fllms.txt'],
])('redirects %s to the offline page if it is not stored', async (path, target) => {
  offline();
  expect((await open(path))?.headers.get('location')).toBe(ORIGIN + target);
  expect(await (await open(target))?.text()).toBe(html);
});

it('stores no page whose files are gone, of a captive portal, or that does not exist', async () => {
  server = (path) =>
    path === '/guide' ? served(html, 'text/html') : served('', 'text/plain', 404);
  expect((await open('/guide'))?.status).toBe(200);
  server = () => served(portal, 'text/html');
  expect(await (await open('/guide'))?.text()).toBe(portal);
  await expect(ask(ROUTE, 'script')).rejects.toThrow("isn't a file of this site");
  server = () => served(html, 'text/html', 404);
  expect((await open('/guide'))?.status).toBe(404);
  expect(caches.paths('pages')).toEqual([]);
  expect(caches.paths('files')).toEqual([STYLE]);
});

it('tells a page that requests another page whether it could be stored', async () => {
  expect((await ask('/guide'))?.status).toBe(200);
  caches.isFull = true;
  await expect(ask('/other')).rejects.toThrow('full');
  expect((await open('/other'))?.status).toBe(200);
  expect(caches.paths('pages')).toEqual(['/guide']);
});

it('leaves other requests to the browser', async () => {
  for (const path of ['/offline/en.json', '/static/highlighter-0f5e1cce/wasm.js']) {
    expect(await ask(path)).toBeUndefined();
  }
});
