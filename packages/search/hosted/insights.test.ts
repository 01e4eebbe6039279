import type { InsightsEvent } from 'search-insights';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SearchHit } from '../engine/types.ts';
import { createInsights } from './insights.ts';

const settings = {
  ...{ appId: 'APP1', searchKey: 'search-only', indexName: 'docs', insights: true },
  hosts: [{ protocol: 'http' as const, name: 'localhost', port: 7700 }],
};
const hits = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ objectID: `${from + index}` }) as SearchHit);

/** Replaces the bundled client and records the calls. */
function fakeClient() {
  const calls: unknown[][] = [];
  const client = (...call: unknown[]) => {
    calls.push(call);
    return Promise.resolve(true);
  };
  const load = vi.fn(
    async () => ({ default: client }) as unknown as typeof import('search-insights'),
  );
  const events = () =>
    calls.filter(([name]) => name === 'sendEvents').map(([, events]) => events as InsightsEvent[]);
  return { load, calls, events };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('hits are reported after 400 ms, in batches of 20', async () => {
  const { load, calls, events } = fakeClient();
  const insights = createInsights(settings, load);
  insights.hitsShown(hits(45), 'q1');
  await vi.advanceTimersByTimeAsync(399);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(calls[0]).toEqual([
    'init',
    { appId: 'APP1', apiKey: 'search-only', useCookie: false, host: 'http://localhost:7700' },
  ]);
  expect(events()).toHaveLength(1);
  expect(events()[0]?.map(({ objectIDs }) => objectIDs?.length)).toEqual([20, 20, 5]);
  expect(events()[0]?.[2]).toEqual({
    ...{ eventType: 'view', eventName: 'Hits viewed', index: 'docs' },
    objectIDs: ['40', '41', '42', '43', '44'],
  });
});

it('only the last of several answers is reported, and only once', async () => {
  const { load, events } = fakeClient();
  const insights = createInsights(settings, load);
  insights.hitsShown(hits(1), 'q1');
  await vi.advanceTimersByTimeAsync(300);
  insights.hitsShown(hits(2), 'q2');
  await vi.advanceTimersByTimeAsync(400);
  insights.hitsShown(hits(2), 'q2');
  await vi.advanceTimersByTimeAsync(400);
  expect(
    events()
      .flat()
      .map(({ objectIDs }) => objectIDs),
  ).toEqual([['0', '1']]);
});

it("an empty answer isn't reported, and cancels the report of the previous answer", async () => {
  const { load } = fakeClient();
  const insights = createInsights(settings, load);
  insights.hitsShown(hits(1), 'q1');
  insights.hitsShown([], 'q2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
});

it('a chosen hit is reported with its position in the answer', async () => {
  const { load, events } = fakeClient();
  const insights = createInsights(settings, load);
  const [hit] = hits(1, 7) as [SearchHit];
  insights.hitChosen(hit, 3, 'q1');
  insights.hitChosen(hit, 3, undefined);
  await vi.advanceTimersByTimeAsync(0);
  const click = { eventType: 'click', eventName: 'Hit chosen', index: 'docs', objectIDs: ['7'] };
  expect(events()).toEqual([[{ ...click, queryID: 'q1', positions: [3] }], [click]]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a client that fails to load is loaded again', async () => {
  const { load, events } = fakeClient();
  load.mockRejectedValueOnce(new Error('offline'));
  const insights = createInsights(settings, load);
  const [hit] = hits(1) as [SearchHit];
  insights.hitChosen(hit, 1, 'q1');
  await vi.advanceTimersByTimeAsync(0);
  expect(events()).toEqual([]);
  insights.hitChosen(hit, 1, 'q1');
  await vi.advanceTimersByTimeAsync(0);
  expect(events()).toHaveLength(1);
});
