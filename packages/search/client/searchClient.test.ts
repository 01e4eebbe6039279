import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchQuery } from '../engine/types.ts';
import { createSearchClient } from './searchClient.ts';

type Query = Omit<SearchQuery, 'lang'>;
type Outcome = { sources: unknown; status: string[] };

const none: SearchAnswer = { hits: [], total: 0 };

/** An answer with hits for these paths. */
const answerOf = (...urls: string[]): SearchAnswer => {
  const hierarchy = {
    lvl0: '',
    lvl1: '',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const hits = urls.map((url) => {
    return {
      objectID: url,
      url,
      type: 'lvl1' as const,
      content: null,
      hierarchy,
      marked: {},
      words: [],
    };
  });
  return { hits, total: hits.length };
};

/** Searches as DocSearch 3.9 does: `search().catch().then()`, with autocomplete-core's reset at the end. */
function docSearch(ask: (query: Query) => Promise<SearchAnswer>, selected?: string) {
  const answers: (SearchAnswer | undefined)[] = [];
  const onAnswer = (answer: SearchAnswer | undefined) => void answers.push(answer);
  const repeat = vi.fn();
  const client = createSearchClient({ ask, onAnswer, selected: () => selected, repeat })(
    {} as never,
  );
  const search = async (query: string, words = 10): Promise<Outcome> => {
    const status: string[] = [];
    const attributesToSnippet = [`hierarchy.lvl1:${words}`, `content:${words}`];
    const requests = [{ query, hitsPerPage: 20, attributesToSnippet }];
    const sources = client
      .search({ requests } as never)
      .catch((error: Error) => {
        if (error.name === 'RetryError') status.push('error');
        throw error;
      })
      .then(({ results }) => results[0]);
    return { sources: await sources, status };
  };
  return { search, answers, repeat };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createSearchClient', () => {
  it("passes DocSearch's query and limits to the engine", async () => {
    const ask = vi.fn(async () => none);
    await docSearch(ask).search('ssg', 5);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ text: 'ssg', limit: 20, snippetWords: 5 });
  });

  it('returns the answer in the shape that DocSearch expects', async () => {
    const { search, answers } = docSearch(async () => ({ ...none, total: 7, queryID: 'q' }));
    const { sources } = await search('ssg');
    expect(sources).toEqual({ hits: [], nbHits: 7, queryID: 'q' });
    expect(answers).toEqual([undefined, { hits: [], total: 7, queryID: 'q' }]);
  });

  it('resolves a failed search first and reports the error in a later task', async () => {
    const { search } = docSearch(async () => {
      throw new Error('offline');
    });
    const { sources, status } = await search('ssg');
    expect(sources).toEqual([]);
    expect(status).toEqual([]);
    vi.runAllTimers();
    expect(status).toEqual(['error']);
  });

  it('recovers with the next search', async () => {
    const ask = vi.fn(async () => none).mockRejectedValueOnce(new Error('offline'));
    const { search } = docSearch(ask);
    const first = await search('s');
    vi.runAllTimers();
    expect(first.status).toEqual(['error']);
    const second = await search('ss');
    vi.runAllTimers();
    expect(second).toEqual({ sources: { hits: [], nbHits: 0, queryID: undefined }, status: [] });
  });

  it('answers a query that was dropped for a newer query with the newer answer', async () => {
    const ask = vi
      .fn(async () => ({ ...none, total: 2 }))
      .mockRejectedValueOnce(new Error('stale'))
      .mockRejectedValueOnce(new Error('stale'));
    const { search } = docSearch(ask);
    const [first, second, third] = [search('s'), search('ss'), search('ssg')];
    const expected = { sources: { hits: [], nbHits: 2, queryID: undefined }, status: [] };
    expect(await Promise.all([first, second, third])).toEqual([expected, expected, expected]);
    vi.runAllTimers();
    expect((await first).status).toEqual([]);
  });

  it('reports the error of the newest search once', async () => {
    const { search } = docSearch(async () => {
      throw new Error('offline');
    });
    const [first, second] = await Promise.all([search('s'), search('ss')]);
    vi.runAllTimers();
    expect([first?.status, second?.status]).toEqual([[], ['error']]);
  });

  describe('when a better answer arrives', () => {
    const refine = async (better: SearchAnswer, selected: string, next = 'ssg') => {
      const shown = { ...answerOf('/a', '/b', '/c'), refined: Promise.resolve(better) };
      const ask = vi.fn(async () => none).mockResolvedValueOnce(shown);
      const { search, repeat } = docSearch(ask, selected);
      await search('ssg');
      expect(repeat).toHaveBeenCalledOnce();
      const { sources } = await search(next);
      return (sources as { hits: { url: string }[] }).hits.map(({ url }) => url);
    };

    it('lists it with the selected hit first', async () => {
      expect(await refine(answerOf('/d', '/c', '/b', '/a'), '/b')).toEqual([
        '/b',
        '/d',
        '/c',
        '/a',
      ]);
    });

    it('keeps the selected hit if the better answer lacks it', async () => {
      expect(await refine(answerOf('/d', '/e'), '/c')).toEqual(['/c', '/d', '/e']);
    });

    it('sends another query to the engine', async () => {
      expect(await refine(answerOf('/d'), '/a', 'ss')).toEqual([]);
    });
  });

  it('ignores a better answer to an older query', async () => {
    let arrive = (_: SearchAnswer) => {};
    const refined = new Promise<SearchAnswer>((resolve) => {
      arrive = resolve;
    });
    const ask = vi.fn(async () => none).mockResolvedValueOnce({ ...answerOf('/a'), refined });
    const { search, repeat } = docSearch(ask);
    await search('s');
    await search('ss');
    arrive(answerOf('/b'));
    await refined;
    expect(repeat).not.toHaveBeenCalled();
  });

  it('reports only the answer to the newest query', async () => {
    let answerFirst = (_: SearchAnswer) => {};
    const slow = new Promise<SearchAnswer>((resolve) => {
      answerFirst = resolve;
    });
    const ask = vi.fn(async () => none).mockReturnValueOnce(slow);
    const { search, answers } = docSearch(ask);
    const first = search('s');
    await search('ss');
    answerFirst({ ...none, total: 1 });
    await first;
    expect(answers).toEqual([undefined, undefined, none]);
  });
});
