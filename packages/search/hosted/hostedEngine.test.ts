// @vitest-environment happy-dom
// happy-dom sends preflight requests that browsers don't send.
// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchEngine } from '../engine/types.ts';
import { records } from '../records/fixture.ts';
import { HostedServer } from '../testing/hostedServer.ts';
import { createHostedEngine } from './hostedEngine.ts';

// The build for browsers. The build for Node.js has other timeouts and caches.
vi.mock('algoliasearch/lite', () => vi.importActual('algoliasearch/dist/lite/builds/browser.js'));

const account = { appId: 'APP1', searchKey: 'search-only', indexName: 'docs' };
const [first, second] = [0, 1].map(() => new HostedServer({ ...account, records })) as [
  HostedServer,
  HostedServer,
];
let engine: SearchEngine;

const ask = (text: string, lang = 'en') =>
  engine.search({ text, lang, limit: 20, snippetWords: 10 });
const asked = () => [first.requests.length, second.requests.length];

beforeEach(async () => {
  for (const server of [first, second]) {
    server.behaviour = 'right';
    server.requests = [];
    await server.start();
  }
  engine = createHostedEngine({
    ...account,
    hosts: [first, second].map(({ port }) => ({ protocol: 'http', name: '127.0.0.1', port })),
    insights: false,
  });
});

afterEach(async () => {
  vi.useRealTimers();
  for (const server of [first, second]) {
    server.release();
    await server.stop();
  }
  expect([...first.problems, ...second.problems]).toEqual([]);
});

describe('the hosted engine', () => {
  it('sends the query in the form of the provider, and converts the answer', async () => {
    const answer = await ask('nginx folder');
    expect(first.queries.at(-1)).toMatchObject({
      query: 'nginx folder',
      indexName: 'docs',
      hitsPerPage: 20,
      clickAnalytics: false,
      facetFilters: ['lang:en'],
    });
    expect(answer).toMatchObject({
      total: 1,
      hits: [
        {
          url: '/guide/basic/static-assets#deploy-to-nginx',
          marked: { lvl2: 'Deploy to <mark>Nginx</mark>' },
          snippet: 'Serve the <mark>folder</mark> with <mark>Nginx</mark>.',
          words: ['Nginx', 'folder'],
        },
      ],
    });
  });

  it('only finds pages of the language', async () => {
    const { hits } = await ask('nginx', 'zh');
    expect(hits.map(({ url }) => url)).toEqual(['/zh/guide/basic/static-assets']);
  });

  it('asks once for a repeated query', async () => {
    expect(await ask('deploy')).toEqual(await ask('deploy'));
    expect(asked()).toEqual([1, 0]);
  });

  it('skips a host that is down for 2 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await first.stop();
    await ask('a');
    await first.start();
    await ask('b');
    vi.setSystemTime(Date.now() + 120_000);
    await ask('c');
    expect(asked()).toEqual([0, 3]);
    vi.setSystemTime(Date.now() + 1);
    await ask('d');
    expect(asked()).toEqual([1, 3]);
  });

  it('asks the next host if a host fails', async () => {
    first.behaviour = 500;
    expect((await ask('deploy')).total).toBeGreaterThan(0);
    expect(asked()).toEqual([1, 1]);
  });

  it('waits a second for a host', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    first.behaviour = 'silent';
    const answer = ask('deploy');
    await vi.waitUntil(() => asked()[0] === 1);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked()).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).total).toBeGreaterThan(0);
    expect(asked()).toEqual([1, 1]);
  });

  it.each([403, 404, 429])(
    'rejects without asking the next host if the status is %i',
    async (status) => {
      first.behaviour = status;
      await expect(ask('deploy')).rejects.toThrow(`Status ${status}`);
      expect(asked()).toEqual([1, 0]);
    },
  );

  it('rejects if no host can be reached, and tries again the next time', async () => {
    await first.stop();
    await second.stop();
    await expect(ask('deploy')).rejects.toThrow('Unreachable hosts');
    await first.start();
    await second.start();
    expect((await ask('deploy')).total).toBeGreaterThan(0);
  });

  it.each([
    ["isn't JSON", 'malformed'],
    ['has another shape', 'right'],
  ] as const)('rejects an answer that %s, and tries again the next time', async (_, behaviour) => {
    const rightly = first.answer;
    first.behaviour = behaviour;
    first.answer = () => ({ hits: [{}], nbHits: 1 });
    await expect(ask('deploy')).rejects.toThrow();
    first.behaviour = 'right';
    first.answer = rightly;
    expect((await ask('deploy')).total).toBeGreaterThan(0);
  });

  it('returns an empty answer', async () => {
    first.behaviour = 'no hits';
    expect(await ask('deploy')).toEqual({ hits: [], total: 0 });
  });
});
