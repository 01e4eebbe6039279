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

/** The parts of a worker's global scope that this file uses. The DOM types describe a page's scope instead. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(reply: WorkerReply): void;
}

const scope = globalThis as unknown as WorkerScope;
let index: SearchIndex | undefined;
let newest: Asked | undefined;

function reply(): void {
  if (!index || !newest) return;
  const { id, query } = newest;
  newest = undefined;
  scope.postMessage({ id, answer: answer(index, query) });
}

// An error stops the worker, and the page starts a new one later.
scope.onmessage = ({ data }) => {
  if ('documents' in data) index = buildIndex(JSON.parse(data.documents));
  else newest = data;
  // After the messages that have already arrived, because a newer query replaces this one.
  setTimeout(reply);
};
