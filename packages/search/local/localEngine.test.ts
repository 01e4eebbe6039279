import { beforeEach, expect, test, vi } from 'vitest';
import type { SearchQuery } from '../engine/types.ts';
import type { WorkerReply, WorkerRequest } from '../worker/protocol.ts';
import { createLocalEngine } from './localEngine.ts';
import type { SearchWorker } from './workInPage.ts';

/** A worker whose replies come from the test. */
class FakeWorker {
  onmessage: ((event: { data: WorkerReply }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  requests: WorkerRequest[] = [];
  ended = false;
  postMessage(request: WorkerRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.ended = true;
  }
  say(reply: WorkerReply) {
    this.onmessage?.({ data: reply });
  }
  crash() {
    this.onerror?.({ preventDefault() {} });
  }
}

const query: SearchQuery = { text: 'zebra', lang: 'en', limit: 20, snippetWords: 10 };
const empty = { hits: [], total: 0 };
let workers: FakeWorker[];
/** The replacements on the page. */
let inPage: FakeWorker[];

const startIn = (list: FakeWorker[]) => () => {
  const worker = new FakeWorker();
  list.push(worker);
  return worker as unknown as SearchWorker;
};

const engine = (start = startIn(workers)) =>
  createLocalEngine({ en: '/docs/static/search/en.1.json' }, start, startIn(inPage));

beforeEach(() => {
  workers = [];
  inPage = [];
  vi.stubGlobal('location', { href: 'https://site.example/docs/guide/page' });
});

test('sends every request to one worker, with the absolute URL of the documents', async () => {
  const local = engine();
  local.warm('en');
  const answer = local.search(query);
  const [worker] = workers;
  expect(workers).toHaveLength(1);
  expect(worker?.requests.map(({ documents }) => documents)).toEqual([
    'https://site.example/docs/static/search/en.1.json',
    'https://site.example/docs/static/search/en.1.json',
  ]);
  worker?.say({ id: 2, answer: empty });
  await expect(answer).resolves.toEqual(empty);
});

test('returns a provisional answer, then the answer from the whole text', async () => {
  const local = engine();
  const search = local.search(query);
  workers[0]?.say({ id: 1, answer: { ...empty, total: 1 }, isProvisional: true });
  const { total, refined } = await search;
  expect(total).toBe(1);
  workers[0]?.say({ id: 1, answer: { ...empty, total: 2 } });
  await expect(refined).resolves.toEqual({ ...empty, total: 2 });
});

test('rejects a query that a newer query replaced', async () => {
  const local = engine();
  const first = local.search(query);
  workers[0]?.say({ id: 1, stale: true });
  await expect(first).rejects.toThrow('A newer query replaced this one.');
});

test("rejects if the worker can't load the documents, and asks again", async () => {
  const local = engine();
  const first = local.search(query);
  workers[0]?.say({ id: 1, error: 'offline' });
  await expect(first).rejects.toThrow('offline');
  const second = local.search(query);
  workers[0]?.say({ id: 2, answer: empty });
  await expect(second).resolves.toEqual(empty);
});

test('starts another worker after a crash', async () => {
  const local = engine();
  local.warm('en');
  workers[0]?.say({ id: 1, loaded: true });
  const both = [local.search(query), local.search(query)];
  workers[0]?.crash();
  for (const one of both) await expect(one).rejects.toThrow();
  expect(workers[0]?.ended).toBe(true);
  const next = local.search(query);
  expect(workers).toHaveLength(2);
  expect(inPage).toHaveLength(0);
  workers[1]?.say({ id: 4, answer: empty });
  await expect(next).resolves.toEqual(empty);
});

test("answers on the page if a worker can't start", async () => {
  let tried = 0;
  const local = engine(() => {
    tried += 1;
    throw new Error('no workers here');
  });
  local.warm('en');
  const answer = local.search(query);
  inPage[0]?.say({ id: 2, answer: empty });
  await expect(answer).resolves.toEqual(empty);
  expect([tried, inPage.length]).toEqual([1, 1]);
});

test('moves requests to the page if the worker never replied, and starts a worker if the page fails too', async () => {
  const local = engine();
  const first = local.search(query);
  workers[0]?.crash();
  expect(inPage[0]?.requests).toEqual(workers[0]?.requests);
  const second = local.search(query);
  expect(inPage[0]?.requests).toHaveLength(2);
  inPage[0]?.say({ id: 1, answer: empty });
  await expect(first).resolves.toEqual(empty);
  inPage[0]?.crash();
  await expect(second).rejects.toThrow();
  const third = local.search(query);
  workers[1]?.say({ id: 3, answer: empty });
  await expect(third).resolves.toEqual(empty);
});

test('rejects a language without documents', async () => {
  await expect(engine().search({ ...query, lang: 'fr' })).rejects.toThrow('fr');
});
