import { parseDocuments } from '../data/documentsFile.mjs';
import { answer } from '../engine/answer.ts';
import { buildIndex } from '../engine/searchIndex.ts';
import type { SearchAnswer, SearchQuery } from '../engine/types.ts';

/** The first request has the documents of a language, and the others are queries. */
export type WorkerRequest = { documents: string } | { id: number; query: SearchQuery };

/** A reply: ready for queries, or an answer. */
export type WorkerReply = { ready: true } | { id: number; answer: SearchAnswer };

/** The parts of a worker's global scope that this file uses. The DOM types describe a page's scope instead. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(reply: WorkerReply): void;
}

const scope = globalThis as unknown as WorkerScope;
let index: ReturnType<typeof buildIndex> | undefined;
let newest = 0;

// An error stops the worker: the page answers instead, and starts a new worker later.
scope.onmessage = ({ data }) => {
  if ('documents' in data) {
    index = buildIndex(parseDocuments(data.documents));
    scope.postMessage({ ready: true });
    return;
  }
  newest = data.id;
  // After the messages that have already arrived: a newer query replaces this one.
  setTimeout(() => {
    if (index && data.id === newest)
      scope.postMessage({ id: data.id, answer: answer(index, data.query) });
  });
};
