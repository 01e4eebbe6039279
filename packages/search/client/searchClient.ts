import type { DocSearchModalProps } from '@docsearch/react';
import type { SearchAnswer, SearchQuery } from '../engine/types.ts';
import { toDocSearchHit } from './toDocSearchHit.ts';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type DocSearchClient = ReturnType<TransformClient>;

/** The parts of DocSearch's request that the client reads. */
interface DocSearchRequest {
  query: string;
  hitsPerPage: number;
  attributesToSnippet: string[];
}

interface Answers {
  /** Queries an engine. Rejects if the engine can't answer. */
  ask: (query: Omit<SearchQuery, 'lang'>) => Promise<SearchAnswer>;
  /** Called with `undefined` when a query is sent, and with the answer to the newest query. */
  onAnswer: (answer: SearchAnswer | undefined) => void;
  /** The path of the selected hit. */
  selected: () => string | undefined;
  /** Makes DocSearch request the same query again, because there is a better answer. */
  repeat: () => void;
}

/** DocSearch treats an error with this name as "all hosts unreachable", the only error that it has a screen for. */
const UNREACHABLE = 'RetryError';

/** @returns the maximum number of words in a snippet of the content */
function snippetWordsOf({ attributesToSnippet }: DocSearchRequest): number {
  const content = attributesToSnippet.find((attribute) => attribute.startsWith('content:'));
  return Number(content?.slice('content:'.length) ?? 10);
}

/**
 * Creates a search client for DocSearch that queries an engine.
 *
 * DocSearch 3.9 sets its error status before autocomplete-core resets it, so its error screen never shows. Here, a
 * failed search first resolves to no results. A separate task then reports the error unless a newer search has started.
 */
export function createSearchClient({ ask, onAnswer, selected, repeat }: Answers): TransformClient {
  let newest: Promise<unknown> | undefined;
  let refined: { text: string; answer: SearchAnswer } | undefined;

  /** Lists the hits of the better answer after the selected hit, which DocSearch selects again because it's first. */
  const refine = (text: string, shown: SearchAnswer, better: SearchAnswer) => {
    const url = selected();
    const kept = shown.hits.find((hit) => hit.url === url);
    const others = better.hits.filter((hit) => hit.url !== kept?.url);
    const same = better.hits.find((hit) => hit.url === kept?.url) ?? kept;
    refined = { text, answer: { ...better, hits: same ? [same, ...others] : others } };
    repeat();
  };

  const search = (parameters: unknown) => {
    const [request] = (parameters as { requests: [DocSearchRequest] }).requests;
    const text = request.query;
    const better = refined?.text === text ? refined.answer : undefined;
    refined = undefined;
    if (!better) onAnswer(undefined);
    const asked = better
      ? Promise.resolve(better)
      : ask({ text, limit: request.hitsPerPage, snippetWords: snippetWordsOf(request) });
    const outcome = asked.then(
      (answer) => {
        if (outcome === newest) onAnswer(answer);
        answer.refined?.then(
          (whole) => outcome === newest && refine(text, answer, whole),
          () => {},
        );
        const { hits, total, queryID } = answer;
        return { results: [{ hits: hits.map(toDocSearchHit), nbHits: total, queryID }] };
      },
      () => undefined,
    );
    newest = outcome;
    return {
      catch: (report: (error: Error) => void) => ({
        // biome-ignore lint/suspicious/noThenProperty: DocSearch calls the two methods of a promise, in this order
        then: async (show: (answer: unknown) => unknown) => {
          let asked: Promise<unknown> | undefined = outcome;
          let answer = await outcome;
          // An engine may drop a query for a newer one. Both get the newer answer, so no empty result flashes in between.
          while (!answer && asked !== newest) {
            asked = newest;
            answer = (await newest) as typeof answer;
          }
          if (answer) return show(answer);
          setTimeout(() => outcome === newest && reportUnreachable(report));
          return [];
        },
      }),
    };
  };
  // DocSearch only calls `search`, and only these methods of its result.
  return (client) => ({ ...client, search: search as unknown as DocSearchClient['search'] });
}

/** Reports the error that DocSearch shows. The callback rethrows it as if in a promise, so it's caught here. */
function reportUnreachable(report: (error: Error) => void): void {
  const error = Object.assign(new Error('No search host answered'), { name: UNREACHABLE });
  try {
    report(error);
  } catch (thrown) {
    if (thrown !== error) throw thrown;
  }
}
