import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames, FILES_HEADER } from '../plan/cacheNames.ts';
import { FakeCaches, head, portal, served } from '../plan/fakeCaches.fixture.ts';
import type { WorkerPlan } from '../plan/plan.ts';
import { offlineResponse } from './offlineResponse.ts';
import { preparePage, removeUnusedFiles, removeUnusedShells } from './pageStore.ts';
import { storeShell } from './storeShell.ts';

const STYLE = '/docs/static/css/a.0f5e1cce21.css';
const SCRIPT = '/docs/static/js/async/route-b.0f5e1cce22.js';
const DOCUMENTS = '/docs/static/search/zh.0f5e1cce.json';
const names = cacheNames('/docs/');
const html = `${head}<link href="${STYLE}"><script src="${SCRIPT}"></script>`;
const url = new URL('https://site.example/docs/zh/guide');

const plan = (build: string, changes: Partial<WorkerPlan> = {}): WorkerPlan => ({
  build,
  base: '/docs/',
  rootLang: 'en',
  languages: ['en', 'zh'],
  shell: [STYLE],
  relatedFiles: {},
  pages: ['/docs/', '/docs/guide', '/docs/zh/guide', '/docs/offline', '/docs/zh/offline'],
  files: ['/docs/guide.md', '/docs/zh/llms.txt'],
  redirects: { '/docs/old': '/docs/guide', '/docs/zh/old': '/docs/zh/guide#part' },
  documents: { zh: DOCUMENTS },
  offlinePages: { en: '/docs/offline', zh: '/docs/zh/offline' },
  notFound: '/docs/offline/not-found.json',
  ...changes,
});

let caches: FakeCaches;
let asked: string[];
let answers: Record<string, Response>;

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  vi.stubGlobal('caches', caches);
  answers = {};
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answers[path] ?? served('', 'text/javascript');
  });
});

const siteFile = (path: string) =>
  path.endsWith('/offline') ? served(html, 'text/html') : served('{}', 'application/json');
const put = async (name: string, path: string, headers: Record<string, string> = {}) =>
  (await caches.open(name)).put(`https://site.example${path}`, new Response('', { headers }));
const paths = (name: string) =>
  [...(caches.all.get(name)?.entries.keys() ?? [])].map((it) => new URL(it).pathname);

describe('preparePage', () => {
  it("first stores the files that the page needs and that the shell doesn't have, including search data", async () => {
    await put(names.shell('1'), STYLE);
    const page = await preparePage(served(html, 'text/html'), url, plan('1'));
    expect(page?.headers.get(FILES_HEADER)).toBe([STYLE, SCRIPT, DOCUMENTS].join(' '));
    expect(asked).toEqual([SCRIPT, DOCUMENTS]);
    expect(paths(names.files)).toEqual([SCRIPT, DOCUMENTS]);
  });

  it('stores chunks that a chunk of the page loads', async () => {
    const relatedFiles = { [SCRIPT]: ['/docs/static/js/async/shared.0f5e1cce27.js', STYLE] };
    const page = await preparePage(served(html, 'text/html'), url, plan('1', { relatedFiles }));
    expect(page?.headers.get(FILES_HEADER)?.split(' ')).toEqual([
      STYLE,
      SCRIPT,
      '/docs/static/js/async/shared.0f5e1cce27.js',
      DOCUMENTS,
    ]);
  });

  it('copies files that the page has already loaded', async () => {
    await put(names.extras, SCRIPT);
    await put(names.extras, STYLE);
    await put(names.extras, DOCUMENTS);
    await preparePage(served(html, 'text/html'), url, plan('1'));
    expect(asked).toEqual([]);
    expect(paths(names.files)).toHaveLength(3);
  });

  it("doesn't store the search data of a newer build", async () => {
    const newer = `${html}<script src="/docs/static/js/index.0f5e1cce30.js"></script>`;
    const page = await preparePage(served(newer, 'text/html'), url, plan('1'));
    expect(page?.headers.get(FILES_HEADER)).not.toContain(DOCUMENTS);
  });

  it("doesn't store a page if one of its files is missing", async () => {
    answers[SCRIPT] = served('gone', 'text/html', { status: 404 });
    expect(await preparePage(served(html, 'text/html'), url, plan('1'))).toBeNull();
    expect(paths(names.files)).not.toContain(SCRIPT);
  });

  it.each([
    ['an error', { status: 500 }],
    ['a not-found page', { status: 404 }],
    ['a redirected page', { redirected: true }],
    ['an opaque response', { type: 'opaque' }],
    ['a redirect', { type: 'opaqueredirect', status: 0 }],
  ])("doesn't store %s", async (_, changes) => {
    expect(await preparePage(served(html, 'text/html', changes), url, plan('1'))).toBeNull();
    expect(asked).toEqual([]);
  });

  it('only stores HTML as a page', async () => {
    expect(await preparePage(served('{}', 'application/json'), url, plan('1'))).toBeNull();
  });

  it("doesn't store the login page of a captive portal, as a page or as a file", async () => {
    expect(await preparePage(served(portal, 'text/html'), url, plan('1'))).toBeNull();
    expect(asked).toEqual([]);
    for (const type of ['text/html', '', 'text/plain']) {
      for (const path of [STYLE, SCRIPT, DOCUMENTS]) {
        answers = { [path]: served(portal, type) };
        expect(await preparePage(served(html, 'text/html'), url, plan('1')), path).toBeNull();
        expect(paths(names.files)).not.toContain(path);
        await caches.delete(names.files);
      }
    }
  });

  it("doesn't store a page whose files don't fit on the device", async () => {
    caches.room = 1;
    expect(await preparePage(served(html, 'text/html'), url, plan('1'))).toBeNull();
  });
});

describe('removing files', () => {
  it('keeps the files of stored pages, and of pages that are about to be stored', async () => {
    await put(names.files, '/docs/old.png');
    await put(names.files, '/docs/kept.png');
    await put(names.pages, '/docs/guide', { [FILES_HEADER]: '/docs/kept.png' });
    await preparePage(served(html, 'text/html'), url, plan('1'));
    await removeUnusedFiles(plan('1'));
    expect(paths(names.files)).toEqual(['/docs/kept.png', STYLE, SCRIPT, DOCUMENTS]);
    await removeUnusedFiles(plan('1'), url);
    expect(paths(names.files)).toEqual(['/docs/kept.png']);
  });

  it('keeps the shell of an older build as long as a stored page needs it', async () => {
    await put(names.shell('1'), '/docs/static/js/old.0f5e1cce29.js');
    await put(names.shell('2'), STYLE);
    await put(names.pages, '/docs/guide', { [FILES_HEADER]: '/docs/static/js/old.0f5e1cce29.js' });
    await removeUnusedShells(plan('2'));
    expect(await caches.keys()).toContain(names.shell('1'));
    await put(names.pages, '/docs/guide', { [FILES_HEADER]: STYLE });
    await removeUnusedShells(plan('2'));
    expect(await caches.keys()).not.toContain(names.shell('1'));
    expect(await caches.keys()).toContain(names.shell('2'));
  });
});

describe('offlineResponse', () => {
  const ask = (path: string) => offlineResponse(new URL(path, 'https://site.example'), plan('1'));

  it('redirects to the offline page of the language with the requested path', async () => {
    const response = await ask('/docs/zh/guide?x=1');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      'https://site.example/docs/zh/offline?from=%2Fdocs%2Fzh%2Fguide%3Fx%3D1',
    );
  });

  it.each([
    ['/docs/guide.md', '/docs/offline?from=%2Fdocs%2Fguide.md'],
    ['/docs/zh/llms.txt?x=1', '/docs/zh/offline?from=%2Fdocs%2Fzh%2Fllms.txt%3Fx%3D1'],
    ['/docs/static/cards/a.png', '/docs/offline?from=%2Fdocs%2Fstatic%2Fcards%2Fa.png'],
    ['/docs//zh//guide/', '/docs/zh/offline?from=%2Fdocs%2Fzh%2Fguide'],
    ['/docs/old/', '/docs/guide'],
    ['/docs/old.html?x=1', '/docs/guide'],
    ['/docs/zh/old', '/docs/zh/guide#part'],
  ])('redirects %s, which exists, to %s', async (path, target) => {
    const response = await ask(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`https://site.example${target}`);
  });

  it.each(['/docs/guide.txt', '/docs/Guide', '/docs/llms.txt/', '/docs/zh/feeds/no.xml'])(
    'responds with not found to %s, where no page or file exists',
    async (path) => expect((await ask(path)).status).toBe(404),
  );

  it("responds with the not-found page of the language if a page doesn't exist", async () => {
    const cache = await caches.open(names.shell('1'));
    await cache.put(
      'https://site.example/docs/offline/not-found.json',
      Response.json({ en: 'Not found', zh: '不存在' }),
    );
    const response = await ask('/docs/zh/no/such/page');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('不存在');
  });

  it('never redirects the offline page to itself', async () => {
    expect((await ask('/docs/offline?from=%2Fdocs%2F')).status).toBe(404);
  });
});

it('a new shell copies files that an older build stored', async () => {
  const fetching = vi.fn(async (path: string, _: RequestInit) => siteFile(path));
  vi.stubGlobal('fetch', fetching);
  await put(names.shell('1'), STYLE);
  await storeShell(plan('2'), ['zh']);
  expect(fetching.mock.calls.map(([path, { cache }]) => [path, cache])).toEqual([
    [DOCUMENTS, 'default'],
    ['/docs/offline', 'reload'],
    ['/docs/zh/offline', 'reload'],
    ['/docs/offline/not-found.json', 'reload'],
  ]);
  expect(paths(names.shell('2'))).toEqual([STYLE, ...fetching.mock.calls.map(([path]) => path)]);
});

it.each([STYLE, DOCUMENTS, '/docs/zh/offline', '/docs/offline/not-found.json'])(
  "doesn't store a shell if a captive portal answers for %s",
  async (path) => {
    vi.stubGlobal('fetch', async (it: string) =>
      it === path ? served(portal, 'text/html') : siteFile(it),
    );
    await expect(storeShell(plan('1'), ['zh'])).rejects.toThrow(`${path} can't be stored`);
    expect(paths(names.shell('1'))).toEqual([]);
  },
);
