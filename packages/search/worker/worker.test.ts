import { afterEach, describe, expect, test, vi } from 'vitest';
import { indexOf, section } from '../engine/sections.fixture.ts';
import type { SearchQuery } from '../engine/types.ts';
import { IndexCache } from './indexCache.ts';
import { isDocuments } from './isDocuments.ts';
import type { WorkerReply } from './protocol.ts';
import { QueryScheduler } from './queryScheduler.ts';

const query = (text: string): SearchQuery => ({ text, lang: 'en', limit: 5, snippetWords: 10 });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function scheduler(load: () => Promise<ReturnType<typeof indexOf>>) {
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
  test('answers the newest and calls what it overtook stale', async () => {
    const { replies, take } = scheduler(async () => index());
    for (const id of [1, 2, 3]) take(id, 'zebra');
    await settled();
    expect(replies.slice(0, 2)).toEqual([
      { id: 1, stale: true },
      { id: 2, stale: true },
    ]);
    expect(replies[2]).toMatchObject({ id: 3, answer: { total: 1 } });
    expect(replies).toHaveLength(3);
  });

  test('answers what comes one after the other', async () => {
    const { replies, take } = scheduler(async () => index());
    take(1, 'zebra');
    await settled();
    take(2, 'nothing');
    await settled();
    expect(replies.map((reply) => 'answer' in reply && reply.answer.total)).toEqual([1, 0]);
  });

  test('loads once, ahead of the first query', async () => {
    const load = vi.fn(async () => index());
    const { replies, take } = scheduler(load);
    take(1);
    take(2, 'zebra');
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(replies).toContainEqual({ id: 1, loaded: true });
  });

  test('says why there is no answer, and tries again', async () => {
    let broken = true;
    const { replies, take } = scheduler(async () => {
      if (broken) throw new Error('offline');
      return index();
    });
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

  test('loads once more, and not more often, for those who joined a load that failed', async () => {
    const load = vi.fn(async (_address: string) => index());
    load.mockRejectedValueOnce(new Error('No network.'));
    const indexes = new IndexCache(load);
    const calls = [indexes.get('a'), indexes.get('a'), indexes.get('a')];
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('gives up with the second load', async () => {
    const load = vi.fn(async (_address: string): Promise<ReturnType<typeof indexOf>> => {
      throw new Error('No network.');
    });
    const indexes = new IndexCache(load);
    const outcomes = await Promise.allSettled([indexes.get('a'), indexes.get('a')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('keeps two indexes and gives up the least used', async () => {
    const load = vi.fn(async (_address: string) => index());
    const indexes = new IndexCache(load);
    for (const address of ['a', 'b', 'a', 'c', 'a', 'b']) await indexes.get(address);
    expect(load.mock.calls.map(([address]) => address)).toEqual(['a', 'b', 'c', 'b']);
  });

  test.each([
    ['a missing file', new Response('Not found', { status: 404 })],
    ['a page in its place', new Response('<!doctype html>')],
    ['other JSON', new Response('{"lang":"en"}')],
  ])('refuses %s', async (_, response) => {
    vi.stubGlobal('fetch', async () => response);
    await expect(new IndexCache().get('/en.json')).rejects.toThrow();
  });

  test('takes what the build writes', async () => {
    const documents = { lang: 'en', sections: [section({ heading: 'Zebra' })] };
    vi.stubGlobal('fetch', async () => Response.json(documents));
    expect((await new IndexCache().get('/en.json')).sections).toEqual(documents.sections);
  });
});

test.each([
  null,
  [],
  'text',
  { lang: 'en', sections: [null] },
  { lang: 'en', sections: [{ ...section({}), parents: [1] }] },
  { lang: 'en', sections: [{ ...section({}), phrases: 'a' }] },
])('%j are no documents', (value) => {
  expect(isDocuments(value)).toBe(false);
});
