import { beforeEach, expect, it, vi } from 'vitest';
import { FakeCaches, head, portal, served } from '../plan/fakeCaches.fixture.ts';
import type { WorkerPlan } from '../plan/plan.ts';
import type { WorkerMessage } from './messages.ts';

// The plugin needs IndexedDB, which Node.js doesn't have.
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));

const ORIGIN = 'https://site.example';
const STYLE = '/static/css/a.0f5e1cce21.css';
const ROUTE = '/static/js/async/route-b.0f5e1cce22.js';
const DOCUMENTS = '/static/search/en.0f5e1cce.json';

const plan: WorkerPlan = {
  build: '1',
  base: '/',
  rootLang: 'en',
  languages: ['en', 'zh'],
  shell: [STYLE, '/icon.svg'],
  relatedFiles: {},
  files: ['/llms.txt'],
  redirects: {},
  pages: ['/', '/api/', '/guide', '/other', '/offline', '/zh/offline'],
  documents: { en: DOCUMENTS },
  offlinePages: { en: '/offline', zh: '/zh/offline' },
  notFound: '/offline/not-found.json',
};

class ExtendableEvent extends Event {
  readonly promises: Promise<unknown>[] = [];
  waitUntil = (promise: Promise<unknown>) => this.promises.push(promise);
  /** A promise may have added another promise. */
  async done(): Promise<void> {
    for (const promise of this.promises) await promise;
  }
}

class FakeFetchEvent extends ExtendableEvent {
  answer: Promise<Response> | undefined;
  preloadResponse: Promise<Response> | undefined;
  request: Request;
  constructor(request: Request) {
    super('fetch');
    this.request = request;
  }
  respondWith = (answer: Promise<Response>) => {
    this.answer = answer;
  };
}

let caches: FakeCaches;
let listeners: Map<string, ((event: Event) => void)[]>;
let server: (path: string) => Response | undefined;
let asked: string[];
let windows: { url: string }[];
const skipWaiting = vi.fn(async () => {});

const html = `${head}<link href="${STYLE}"><link href="${ROUTE}">`;
const normal = (path: string) =>
  /\.\w+$/.test(path) ? served('{}', 'text/javascript') : served(html, 'text/html');

async function send<E extends ExtendableEvent>(event: E): Promise<E> {
  for (const listener of listeners.get(event.type) ?? []) listener(event);
  return event;
}

/** Sends a request to the worker. Returns undefined if the worker leaves the request to the browser. */
async function ask(
  path: string,
  {
    mode = 'no-cors',
    destination = '',
    headers = {},
    preload,
  }: { mode?: string; destination?: string; headers?: HeadersInit; preload?: Response } = {},
) {
  const request = new Request(ORIGIN + path, { headers });
  Object.defineProperties(request, {
    mode: { value: mode },
    destination: { value: destination },
  });
  const asking = new FakeFetchEvent(request);
  if (preload) asking.preloadResponse = Promise.resolve(preload);
  const event = await send(asking);
  const response = await event.answer;
  await event.done();
  return response;
}

/** @param preload the response that the browser requested while the worker started */
const open = (path: string, preload?: Response) =>
  ask(path, { mode: 'navigate', destination: 'document', preload });
const tell = async (data: WorkerMessage) => {
  const event = Object.assign(new ExtendableEvent('message'), { data });
  await (await send(event)).done();
};
const paths = (part: string) =>
  [...caches.all].flatMap(([name, { entries }]) =>
    name.endsWith(part) ? [...entries.keys()].map((url) => new URL(url).pathname) : [],
  );

beforeEach(async () => {
  vi.resetModules();
  caches = new FakeCaches();
  listeners = new Map();
  server = normal;
  asked = [];
  windows = [{ url: `${ORIGIN}/guide` }];
  skipWaiting.mockClear();
  const stubs = {
    self: globalThis,
    __WB_DISABLE_DEV_LOGS: true,
    location: new URL(ORIGIN),
    caches,
    offlinePlan: plan,
    registration: {},
    clients: { claim: async () => {}, matchAll: async () => windows },
    skipWaiting,
    FetchEvent: FakeFetchEvent,
    ExtendableEvent: ExtendableEvent,
    Request: class extends Request {
      constructor(input: RequestInfo, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
      }
    },
    addEventListener: (type: string, listener: (event: Event) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    fetch: async (input: Request | string) => {
      const { pathname } = new URL(typeof input === 'string' ? input : input.url, ORIGIN);
      asked.push(pathname);
      const response = server(pathname);
      if (!response) throw new TypeError('Failed to fetch');
      return response;
    },
  };
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
  await import('./worker.ts');
  await (await send(new ExtendableEvent('install'))).done();
  await (await send(new ExtendableEvent('activate'))).done();
});

const offline = () => {
  server = () => undefined;
};

it('installs the shell, the offline pages, and the search data of the open page', () => {
  expect(paths('shell 1')).toEqual([
    STYLE,
    '/icon.svg',
    DOCUMENTS,
    '/offline',
    '/zh/offline',
    '/offline/not-found.json',
  ]);
});

it('opens a visited page and its files without network', async () => {
  await open('/guide?a=1');
  expect(paths('pages')).toEqual(['/guide']);
  offline();
  for (const path of ['/guide', '/guide?utm_source=mail']) {
    expect(await (await open(path))?.text()).toBe(html);
  }
  for (const path of [STYLE, ROUTE, DOCUMENTS]) expect((await ask(path))?.status).toBe(200);
  expect((await ask('/icon.svg', { destination: 'image' }))?.status).toBe(200);
});

it.each([
  ['/guide', ['/guide.html', '/guide/', '//guide', '/guide//', '/g%75ide']],
  ['/api/', ['/api', '/api/index', '/api/index.html', '/api/index/', '//api']],
])('redirects other spellings of %s to it without network', async (path, spellings) => {
  await open(path);
  offline();
  for (const spelling of spellings) {
    const response = await open(`${spelling}?utm_source=mail`);
    expect(response?.headers.get('location'), spelling).toBe(`${ORIGIN}${path}?utm_source=mail`);
  }
  expect((await open('/Guide'))?.status).toBe(404);
});

it('redirects to the offline page, or responds with the not-found page', async () => {
  offline();
  const response = await open('/other');
  expect(response?.headers.get('location')).toBe(`${ORIGIN}/offline?from=%2Fother`);
  expect((await open('/offline?from=%2Fother'))?.status).toBe(200);
  const file = await open('/llms.txt');
  expect(file?.headers.get('location')).toBe(`${ORIGIN}/offline?from=%2Fllms.txt`);
  expect((await open('/nowhere'))?.status).toBe(404);
});

it('treats Response.error() as a failed preload, as in Firefox', async () => {
  await open('/guide');
  offline();
  expect(await (await open('/guide', Response.error()))?.text()).toBe(html);
  const { headers } = (await open('/other', Response.error())) ?? {};
  expect(headers?.get('location')).toBe(`${ORIGIN}/offline?from=%2Fother`);
  expect((await open('/offline?from=%2Fother', Response.error()))?.status).toBe(200);
});

it('stores a page that was reached by client-side navigation', async () => {
  await tell({ type: 'visited', url: `${ORIGIN}/other#part` });
  expect(paths('pages')).toEqual(['/other']);
  await tell({ type: 'visited', url: `${ORIGIN}/nowhere` });
  expect(paths('pages')).toEqual(['/other']);
});

it('prefers the server, and the stored page to a server error', async () => {
  await open('/guide');
  server = (path) => (path === '/guide' ? served(`${head}new`, 'text/html') : normal(path));
  expect(await (await open('/guide'))?.text()).toBe(`${head}new`);
  server = () => served('', 'text/html', { status: 503 });
  expect(await (await open('/guide'))?.text()).toBe(`${head}new`);
  expect((await open('/other'))?.status).toBe(503);
});

it("removes a page that the server doesn't have", async () => {
  await open('/guide');
  server = () => served('', 'text/html', { status: 404 });
  expect((await open('/guide'))?.status).toBe(404);
  expect(paths('pages')).toEqual([]);
});

it("keeps a page if the server doesn't know another spelling of its URL", async () => {
  await open('/guide');
  server = () => served('', 'text/html', { status: 404 });
  expect((await open('/guide/'))?.status).toBe(404);
  expect(paths('pages')).toEqual(['/guide']);
});

it('responds with the stored page while a captive portal answers, and stores nothing', async () => {
  await open('/guide');
  await ask('/icon.svg', { destination: 'image' });
  const before = [...caches.all].map(([name, { entries }]) => [name, [...entries.keys()]]);
  server = () => served(portal, 'text/html');
  expect(await (await open('/guide'))?.text()).toBe(html);
  expect(await (await open('/guide', served(portal, 'text/html')))?.text()).toBe(html);
  expect((await open('/guide/'))?.headers.get('location')).toBe(`${ORIGIN}/guide`);
  expect(await (await ask('/icon.svg', { destination: 'image' }))?.text()).toBe('{}');
  expect(await (await ask(DOCUMENTS))?.text()).toBe('{}');
  await ask('/static/js/async/new.0f5e1cce31.js');
  await tell({ type: 'visited', url: `${ORIGIN}/other` });
  // Without a stored page, the reader needs the login page.
  expect(await (await open('/other'))?.text()).toBe(portal);
  expect([...caches.all].map(([name, { entries }]) => [name, [...entries.keys()]])).toEqual(before);
  offline();
  const { headers } = (await open('/other')) ?? {};
  expect(headers?.get('location')).toBe(`${ORIGIN}/offline?from=%2Fother`);
});

it('stores neither errors nor HTML in place of a file', async () => {
  server = () => served('', 'text/html', { status: 404 });
  await ask('/static/js/gone.0f5e1cce29.js');
  server = () => served('fallback page', 'text/html');
  await ask('/static/js/gone.0f5e1cce30.js');
  expect(paths('extras')).toEqual([]);
});

it('leaves range requests, downloads of the dialog, and other paths to the browser', async () => {
  expect(await ask(STYLE, { headers: { range: 'bytes=0-9' } })).toBeUndefined();
  expect(await ask(STYLE, { headers: { 'x-offline-direct': '1' } })).toBeUndefined();
  expect(await ask('/offline/en.json')).toBeUndefined();
});

it('only takes over from a single page of the same build', async () => {
  const own = { type: 'takeOver', scripts: [STYLE, ROUTE] } as const;
  await tell({ type: 'takeOver', scripts: ['/static/js/index.0f5e1cce99.js'] });
  windows.push({ url: `${ORIGIN}/other` });
  await tell({ ...own, scripts: [...own.scripts] });
  expect(skipWaiting).not.toHaveBeenCalled();
  windows.pop();
  await tell({ ...own, scripts: [...own.scripts] });
  expect(skipWaiting).toHaveBeenCalledOnce();
});
