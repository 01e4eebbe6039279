import { beforeEach, expect, it, vi } from 'vitest';
import { FakeCaches, head, portal, served } from '../plan/fakeCaches.fixture.ts';
import type { LanguagePlan } from '../plan/plan.ts';
import { LanguageStore } from './languageStore.ts';

const SCRIPT = '/static/js/a.0f5e1cce21.js';
const page = (script = SCRIPT) => `${head}<script src="${script}"></script>`;
const plan = (revision = '1'): LanguagePlan => ({
  lang: 'en',
  pageCount: 2,
  files: [
    { url: SCRIPT, revision: '', bytes: 100 },
    { url: '/', revision, bytes: 10 },
    { url: '/guide', revision, bytes: 20 },
  ],
});

let caches: FakeCaches;
let server: Record<string, () => Response | Promise<Response>>;
let asked: string[];

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  server = {
    '/offline/en.json': () => served(JSON.stringify(plan()), 'application/json'),
    [SCRIPT]: () => served('1', 'text/javascript'),
    '/': () => served(page(), 'text/html'),
    '/guide': () => served(page(), 'text/html'),
  };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = server[url];
    if (!answer) throw new TypeError('Failed to fetch');
    asked.push(url);
    return answer();
  });
});

const stored = async () => {
  const name = (await caches.keys())[0] ?? '';
  return [...(caches.all.get(name)?.entries.keys() ?? [])].map((url) => new URL(url).pathname);
};

it('stores all files, pages last, and knows offline that they are stored', async () => {
  const store = new LanguageStore('en', '/');
  const seen: string[] = [];
  store.subscribe(() => seen.push(`${store.state().kind} ${store.state().stored}`));
  await store.check();
  expect(store.state()).toMatchObject({ kind: 'absent', size: 130, stored: 0, pageCount: 2 });
  await store.store();
  expect(seen).toEqual([
    'absent 0',
    'absent 0',
    'loading 0',
    'loading 100',
    'loading 110',
    'loading 130',
    'stored 130',
  ]);
  expect((await stored())[0]).toBe(SCRIPT);
  server = {};
  const later = new LanguageStore('en', '/');
  await later.check();
  expect(later.state().kind).toBe('stored');
});

it('resumes a failed download', async () => {
  const guide = server['/guide'];
  delete server['/guide'];
  const store = new LanguageStore('en', '/');
  await store.store();
  expect(store.state()).toMatchObject({ kind: 'partial', stored: 110, problem: 'network' });
  server['/guide'] = guide as () => Response;
  asked = [];
  await store.store();
  expect(store.state()).toMatchObject({ kind: 'stored', problem: undefined });
  expect(asked.filter((url) => !url.includes('offline'))).toEqual(['/guide']);
});

it('stops without a problem when it is canceled', async () => {
  const store = new LanguageStore('en', '/');
  server['/'] = () => {
    store.cancel();
    return served(page(), 'text/html');
  };
  await store.store();
  expect(store.state()).toMatchObject({ kind: 'partial', problem: undefined });
});

it.each([
  ['an error', { status: 500 }],
  ['a redirect', { redirected: true }],
  ['a response from another origin', { type: 'opaque' }],
  ['a partial response', { status: 206 }],
])("doesn't store %s", async (_, changes) => {
  server['/guide'] = () => served('', 'text/html', changes);
  const store = new LanguageStore('en', '/');
  await store.store();
  expect(store.state()).toMatchObject({ kind: 'partial', problem: 'network' });
  expect(await stored()).not.toContain('/guide');
});

it.each([
  ['/guide', 'text/html'],
  [SCRIPT, 'text/html'],
  [SCRIPT, ''],
])('rejects the login page of a captive portal as %s, with the type "%s"', async (path, type) => {
  server[path] = () => served(portal, type);
  const store = new LanguageStore('en', '/');
  await store.store();
  expect(store.state()).toMatchObject({ problem: 'network' });
  expect(await stored()).not.toContain(path);
});

it('rejects the login page of a captive portal as the list of files', async () => {
  const list = server['/offline/en.json'] as () => Response;
  server['/offline/en.json'] = () => served(portal, 'text/html');
  const store = new LanguageStore('en', '/');
  await store.check();
  expect(store.state()).toMatchObject({ kind: 'unknown', problem: 'network' });
  await store.store();
  expect(store.state()).toMatchObject({ kind: 'unknown', problem: 'network' });
  expect(await caches.keys()).toEqual([]);

  server['/offline/en.json'] = list;
  await store.store();
  server['/offline/en.json'] = () => served(portal, 'text/html');
  await store.check();
  expect(store.state().kind).toBe('stored');
});

it('rejects a page of another build, which refers to unknown files', async () => {
  server['/guide'] = () => served(page('/static/js/b.0f5e1cce22.js'), 'text/html');
  const store = new LanguageStore('en', '/');
  await store.store();
  expect(store.state().kind).toBe('partial');
  expect(await stored()).not.toContain('/guide');
});

it('downloads changed files, and removes files that are no longer needed', async () => {
  const store = new LanguageStore('en', '/');
  await store.store();
  const next = plan('2');
  next.files = next.files.slice(0, 2);
  server['/offline/en.json'] = () => served(JSON.stringify(next), 'application/json');
  await store.check();
  expect(store.state()).toMatchObject({ kind: 'outdated', size: 110, stored: 100 });
  asked = [];
  await store.store();
  expect(store.state().kind).toBe('stored');
  expect(asked.filter((url) => !url.includes('offline'))).toEqual(['/']);
  expect(await stored()).toEqual([SCRIPT, '/', '/offline/en.json']);
});

it('reports a full device', async () => {
  caches.room = 1;
  const store = new LanguageStore('en', '/');
  await store.store();
  expect(store.state()).toMatchObject({ kind: 'partial', problem: 'space' });
});

it('removes all files', async () => {
  const store = new LanguageStore('en', '/');
  await store.store();
  await store.remove();
  expect(store.state()).toMatchObject({ kind: 'absent', stored: 0 });
  expect(await caches.keys()).toEqual([]);
});
