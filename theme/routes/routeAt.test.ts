// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const { fetched } = vi.hoisted(() => ({ fetched: vi.fn() }));
const loadChunk = vi.fn(async () => undefined);
const page = (name: string) => async () => ({ default: () => name });

vi.mock('./lists.ts', () => ({
  defaultLang: 'en',
  lists: {
    en: async () => {
      fetched('en');
      return {
        rows: [
          ['en/index.mdx', page('home')],
          ['en/guide/a.mdx', page('a')],
        ],
      };
    },
    zh: async () => {
      fetched('zh');
      return { rows: [['zh/b.mdx', page('b'), '/zh/other']] };
    },
  },
}));

const openDocument = (code: string) => {
  document.head.innerHTML = code && `<meta name="page-code" content="${code}">`;
};

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  loadChunk.mockClear();
  const modules: Record<string, unknown> = { m7: { default: () => 'own' } };
  vi.stubGlobal(
    '__webpack_require__',
    Object.assign((id: string) => modules[id], { e: loadChunk }),
  );
});
// Anew for each test: it remembers what was asked for.
const routes = () => import('./routeAt.ts');

it('finds the page of the document without a list, however its address is written', async () => {
  openDocument('en/guide/My%20page.mdx m7 route-1 shared-2');
  const { routeAt } = await routes();
  const route = routeAt('//guide///my page/');
  expect(route).toMatchObject({ path: '/guide/My page', filePath: 'en/guide/My page.mdx' });
  expect(await route?.preload()).toMatchObject({ default: expect.any(Function) });
  expect(loadChunk.mock.calls.slice(0, 2)).toEqual([['route-1'], ['shared-2']]);
  expect(fetched).not.toHaveBeenCalled();
});

it('asks the list of the language for any other page, and only when it is wanted', async () => {
  openDocument('en/index.mdx m7 route-1');
  const { routeAt } = await routes();
  routeAt('/');
  const route = routeAt('//zh/OTHER');
  expect(route).toMatchObject({ lang: 'zh', isLoaded: false });
  expect(fetched).not.toHaveBeenCalled();
  await route?.preload();
  expect(fetched.mock.calls).toEqual([['zh']]);
  expect(route).toMatchObject({ path: '/zh/other', filePath: 'zh/b.mdx', isLoaded: true });
  expect(routeAt('/zh/other/')).toBe(route);
});

it('fails for a page that no list has as if its code were gone', async () => {
  openDocument('en/index.mdx m7 route-1');
  const { routeAt } = await routes();
  routeAt('/');
  await expect(routeAt('/toString')?.preload()).rejects.toMatchObject({ name: 'ChunkLoadError' });
});

it('has nothing at the address of a document that says so, and the rest', async () => {
  openDocument('en/404.mdx m7 route-1');
  const { routeAt } = await routes();
  expect(routeAt('/no/such/page')).toBeUndefined();
  expect(routeAt('/no/such/page/')).toBeUndefined();
  expect(await routeAt('/guide/a')?.preload()).toBeDefined();
});

it('takes a document for another address as none: the page may be there', async () => {
  openDocument('en/offline.mdx m7 route-1');
  const { routeAt } = await routes();
  const route = routeAt('/guide/a');
  await route?.preload();
  expect(route?.filePath).toBe('en/guide/a.mdx');
});
