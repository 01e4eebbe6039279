import { answer } from '../engine/answer.ts';
import { buildIndex, type SearchIndex } from '../engine/searchIndex.ts';
import type { SearchAnswer, SearchQuery } from '../engine/types.ts';

interface Asked {
  id: number;
  query: SearchQuery;
}

/** The documents of a language, once, or a query, which may come first. */
export type WorkerRequest = { documents: string } | Asked;

export interface WorkerReply {
  id: number;
  answer: SearchAnswer;
}

// The DOM types describe a page's scope. Seen from inside, a worker has the same two members as from outside.
const scope = globalThis as unknown as Pick<Worker, 'onmessage' | 'postMessage'>;
let index: SearchIndex | undefined;
let newest: Asked | undefined;

function reply(): void {
  if (!index || !newest) return;
  const { id, query } = newest;
  newest = undefined;
  scope.postMessage({ id, answer: answer(index, query) } satisfies WorkerReply);
}

// An error stops the worker, and the page starts a new one later.
scope.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  if ('documents' in data) index = buildIndex(JSON.parse(data.documents));
  else newest = data;
  // After the messages that have already arrived, because a newer query replaces this one.
  setTimeout(reply);
};
