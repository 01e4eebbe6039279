import { beforeEach, expect, test, vi } from 'vitest';
import type { SearchQuery } from '../../../search/types.ts';
import type { WorkerReply, WorkerRequest } from '../../../search/worker/protocol.ts';
import { createLocalEngine } from './localEngine.ts';

/** A worker that says what a test tells it to. */
class FakeWorker {
  onmessage: ((event: { data: WorkerReply }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
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

const engine = () =>
  createLocalEngine({ en: '/docs/static/search/en.1.json' }, () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });

beforeEach(() => {
  workers = [];
  vi.stubGlobal('location', { href: 'https://site.example/docs/guide/page' });
});

test('asks one worker, with the address of the documents below the base', async () => {
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

test('rejects what was overtaken as such', async () => {
  const local = engine();
  const first = local.search(query);
  workers[0]?.say({ id: 1, stale: true });
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
});

test('rejects when the worker cannot load, and asks again', async () => {
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
  const both = [local.search(query), local.search(query)];
  workers[0]?.crash();
  for (const one of both) await expect(one).rejects.toThrow();
  expect(workers[0]?.ended).toBe(true);
  const next = local.search(query);
  expect(workers).toHaveLength(2);
  workers[1]?.say({ id: 3, answer: empty });
  await expect(next).resolves.toEqual(empty);
});

test('rejects when there can be no worker', async () => {
  const local = createLocalEngine({ en: '/en.json' }, () => {
    throw new Error('no workers here');
  });
  expect(() => local.warm('en')).not.toThrow();
  await expect(local.search(query)).rejects.toThrow('no workers here');
});

test('rejects a language without documents', async () => {
  await expect(engine().search({ ...query, lang: 'fr' })).rejects.toThrow('fr');
});
