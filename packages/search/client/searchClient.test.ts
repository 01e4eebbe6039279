import { expect, test } from 'vitest';
import { createSearchClient, type DocSearchClient, type SearchState } from './searchClient.ts';

const request = (query: string) => ({
  requests: [{ query, hitsPerPage: 20, attributesToSnippet: ['hierarchy.lvl1:5', 'content:5'] }],
});

/** A client whose answers arrive when the test says so. */
function start() {
  const states: SearchState[] = [];
  const waiting = new Map<string, { answer(): void; fail(): void }>();
  const client = createSearchClient(
    ({ query }) =>
      new Promise((resolve, reject) => {
        waiting.set(query, {
          answer: () => resolve({ hits: [], total: query.length, queryID: query }),
          fail: () => reject(new Error('offline')),
        });
      }),
    (state) => states.push(state),
  )({} as DocSearchClient);
  const search = (query: string) => client.search(request(query) as never) as Promise<unknown>;
  return { states, waiting, search };
}

test('is loading until the engine has answered', async () => {
  const { states, waiting, search } = start();
  const shown = search('nav');
  expect(states).toEqual(['loading']);
  waiting.get('nav')?.answer();
  expect(await shown).toEqual({ results: [{ hits: [], nbHits: 3, queryID: 'nav' }] });
  expect(states).toEqual(['loading', { hits: [], total: 3, queryID: 'nav' }]);
});

test('reports only the newest query, whichever answer arrives last', async () => {
  const { states, waiting, search } = start();
  void search('n');
  const newest = search('na');
  waiting.get('na')?.answer();
  await newest;
  waiting.get('n')?.fail();
  await new Promise((resolve) => setTimeout(resolve));
  expect(states).toEqual(['loading', 'loading', { hits: [], total: 2, queryID: 'na' }]);
});

test('reports a failed query, and recovers with the next', async () => {
  const { states, waiting, search } = start();
  const failed = search('n');
  waiting.get('n')?.fail();
  expect(await failed).toEqual({ results: [{ hits: [], nbHits: 0 }] });
  expect(states.at(-1)).toBe('failed');
  const next = search('na');
  waiting.get('na')?.answer();
  await next;
  expect(states.at(-1)).toMatchObject({ total: 2 });
});
