import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDocuments } from '../data/documentsFile.mjs';
import { indexOf, section } from '../engine/sections.fixture.ts';
import type { SearchQuery } from '../engine/types.ts';
import { IndexCache, type Indexes } from './indexCache.ts';
import type { WorkerReply } from './protocol.ts';
import { QueryScheduler } from './queryScheduler.ts';

const query = (text: string): SearchQuery => ({ text, lang: 'en', limit: 5, snippetWords: 10 });
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

type Index = ReturnType<typeof indexOf>;

/** A download whose two lines arrive together. */
const both = (index: Promise<Index>): Indexes => ({ titles: index, full: index });

const all = ({ titles, full }: Indexes) => Promise.all([titles, full]);

function scheduler(load: () => Indexes) {
  const replies: WorkerReply[] = [];
  const opened = new QueryScheduler(
    new IndexCache(load),
    (reply) => replies.push(reply),
    (task) => setTimeout(task),
  );
  const take = (id: number, text?: string) =>
    opened.take({ id, documents: '/en.json', ...(text !== undefined && { query: query(text) }) });
  return { replies, take };
}

const index = () => indexOf(section({ heading: 'Zebra' }));

describe('the scheduler', () => {
  test('answers the newest query and reports older queries as stale', async () => {
    const { replies, take } = scheduler(() => both(Promise.resolve(index())));
    for (const id of [1, 2, 3]) take(id, 'zebra');
    await settled();
    expect(replies.slice(0, 2)).toEqual([
      { id: 1, stale: true },
      { id: 2, stale: true },
    ]);
    expect(replies[2]).toMatchObject({ id: 3, answer: { total: 1 } });
    expect(replies).toHaveLength(3);
  });

  test('answers consecutive queries', async () => {
    const { replies, take } = scheduler(() => both(Promise.resolve(index())));
    take(1, 'zebra');
    await settled();
    take(2, 'nothing');
    await settled();
    expect(replies.map((reply) => 'answer' in reply && reply.answer.total)).toEqual([1, 0]);
  });

  test('loads the documents once, before the first query', async () => {
    const load = vi.fn(() => both(Promise.resolve(index())));
    const { replies, take } = scheduler(load);
    take(1);
    take(2, 'zebra');
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(replies).toContainEqual({ id: 1, loaded: true });
  });

  test('answers from the titles while the text is loading, then from everything', async () => {
    let arrive = (_: Index) => {};
    const full = new Promise<Index>((resolve) => {
      arrive = resolve;
    });
    const { replies, take } = scheduler(() => ({ titles: Promise.resolve(index()), full }));
    take(1, 'zebra');
    await settled();
    expect(replies).toMatchObject([{ id: 1, answer: { total: 1 }, isProvisional: true }]);
    arrive(indexOf(section({ heading: 'Zebra' }), section({ text: 'A zebra.' })));
    await settled();
    expect(replies.slice(1)).toMatchObject([{ id: 1, answer: { total: 2 } }]);
    expect(replies[1]).not.toHaveProperty('isProvisional');
    take(2, 'zebra');
    await settled();
    expect(replies.slice(2)).toMatchObject([{ id: 2, answer: { total: 2 } }]);
  });

  test('waits for the text if no title matches, and drops the waiting query if a newer query arrives', async () => {
    const full = new Promise<Index>(() => {});
    const { replies, take } = scheduler(() => ({ titles: Promise.resolve(index()), full }));
    take(1, 'stripes');
    await settled();
    expect(replies).toEqual([]);
    take(2, 'zebra');
    await settled();
    expect(replies[0]).toEqual({ id: 1, stale: true });
    expect(replies[1]).toMatchObject({ id: 2, isProvisional: true });
  });

  test('reports the error, and tries again', async () => {
    let broken = true;
    const { replies, take } = scheduler(() =>
      both(broken ? Promise.reject(new Error('offline')) : Promise.resolve(index())),
    );
    take(1, 'zebra');
    await settled();
    broken = false;
    take(2, 'zebra');
    await settled();
    expect(replies[0]).toEqual({ id: 1, error: 'offline' });
    expect(replies[1]).toMatchObject({ id: 2, answer: { total: 1 } });
  });
});

describe('the indexes', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('retries only once for all calls that joined a failed download', async () => {
    const load = vi.fn((_url: string) => both(Promise.resolve(index())));
    load.mockImplementationOnce(() => both(Promise.reject(new Error('No network.'))));
    const indexes = new IndexCache(load);
    const calls = [indexes.get('a'), indexes.get('a'), indexes.get('a')].map(all);
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('gives up after the second download', async () => {
    const load = vi.fn((_url: string) => both(Promise.reject(new Error('No network.'))));
    const indexes = new IndexCache(load);
    const outcomes = await Promise.allSettled([all(indexes.get('a')), all(indexes.get('a'))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('keeps two indexes and drops the least recently used', async () => {
    const load = vi.fn((_url: string) => both(Promise.resolve(index())));
    const indexes = new IndexCache(load);
    for (const url of ['a', 'b', 'a', 'c', 'a', 'b']) await indexes.get(url).full;
    expect(load.mock.calls.map(([url]) => url)).toEqual(['a', 'b', 'c', 'b']);
  });

  test.each([
    ['a missing file', new Response('Not found', { status: 404 })],
    ['a page in its place', new Response('<!doctype html>')],
    ['other JSON', new Response('{"lang":"en"}')],
  ])('rejects %s', async (_, response) => {
    vi.stubGlobal('fetch', async () => response);
    const { titles, full } = new IndexCache().get('/en.json');
    await expect(titles).rejects.toThrow();
    await expect(full).rejects.toThrow();
  });

  test('provides the titles before the text has arrived', async () => {
    const sections = [section({ heading: 'Zebra', text: 'Stripes.' }), section({ text: 'Spots.' })];
    const content = formatDocuments({ lang: 'en', sections });
    const { readable, writable } = new TransformStream();
    vi.stubGlobal('fetch', async () => new Response(readable));
    const network = writable.getWriter();
    const send = (text: string) => void network.write(new TextEncoder().encode(text));
    // The first line ends in the middle of a piece.
    send(content.slice(0, 9));
    send(content.slice(9, content.indexOf('Stripes')));
    const { titles, full } = new IndexCache().get('/en.json');
    const found = async (index: Promise<Index>, term: string) => (await index).find(term).ids;
    expect(await found(titles, 'zebra')).toEqual([0]);
    expect(await found(titles, 'stripes')).toEqual([]);
    send(content.slice(content.indexOf('Stripes')));
    network.close();
    expect(await found(full, 'stripes')).toEqual([0]);
    expect((await full).sections).toEqual(sections);
  });
});
