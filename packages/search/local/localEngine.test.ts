// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { WorkerRequest } from '../worker/worker.ts';
import { createLocalEngine, type SearchWorker } from './localEngine.ts';

const documents = '{"sections":[]}';
const query = { text: 'sidebar', lang: 'en', limit: 20, snippetWords: 10 };

/** A worker that answers every query with a number of hits, and can crash. */
class FakeWorker implements SearchWorker {
  onmessage: SearchWorker['onmessage'] = null;
  onerror: SearchWorker['onerror'] = null;
  readonly requests: WorkerRequest[] = [];
  terminate = vi.fn();
  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
    if ('documents' in request) return;
    const data = { id: request.id, answer: { hits: [], total: 7 } };
    setTimeout(() => this.onmessage?.({ data } as MessageEvent));
  }
  crash(): void {
    this.onerror?.({ preventDefault: () => {} } as ErrorEvent);
  }
}

const engineWith = (start: () => SearchWorker) => createLocalEngine({ en: '/en.json' }, start);

const serve = (...bodies: (string | Error)[]) => {
  const answers = [...bodies];
  const fetched = vi.fn(async () => {
    const body = answers.length > 1 ? answers.shift() : answers[0];
    if (body instanceof Error) throw body;
    return new Response(body);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.siteSearch;
});

test('downloads the documents once, and passes them and the queries to a worker', async () => {
  const fetched = serve(documents);
  const worker = new FakeWorker();
  const engine = engineWith(() => worker);
  engine.warm('en');
  expect(await engine.search(query)).toEqual({ hits: [], total: 7 });
  await engine.search(query);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(worker.requests).toEqual(
    expect.arrayContaining([{ documents }, { id: 1, query }, { id: 2, query }]),
  );
});

test('uses the download that began with the key press', async () => {
  const fetched = serve(new Error('not needed'));
  const response = Promise.resolve(new Response(documents));
  window.siteSearch = { open: true, set: () => {}, file: { url: '/en.json', response } };
  expect(await engineWith(() => new FakeWorker()).search(query)).toMatchObject({ total: 7 });
  expect(fetched).not.toHaveBeenCalled();
});

test('downloads again after a failure', async () => {
  serve(new Error('offline'), documents);
  const engine = engineWith(() => new FakeWorker());
  await expect(engine.search(query)).rejects.toThrow('offline');
  expect(await engine.search(query)).toMatchObject({ total: 7 });
});

test('starts a new worker after a crash', async () => {
  serve(documents);
  const workers: FakeWorker[] = [];
  const engine = engineWith(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as FakeWorker;
  });
  await engine.search(query);
  const pending = engine.search(query);
  await Promise.resolve();
  await Promise.resolve();
  workers[0]?.crash();
  await expect(pending).rejects.toThrow('The search worker stopped.');
  expect(await engine.search(query)).toMatchObject({ total: 7 });
  expect(workers).toHaveLength(2);
});

test('fails if the browser blocks workers', async () => {
  const engine = engineWith(() => {
    throw new Error('blocked');
  });
  expect(() => engine.warm('en')).not.toThrow();
  await expect(engine.search(query)).rejects.toThrow('blocked');
});
