import type { SearchAnswer, SearchQuery } from '../engine/types.ts';

/** What the worker is asked. Without a query it only loads. */
export interface WorkerRequest {
  id: number;
  /** Absolute address of the documents. */
  documents: string;
  query?: SearchQuery;
}

/** What it says: an answer, that a newer request took the place of this one, or why there is no answer. */
export type WorkerReply =
  | { id: number; answer: SearchAnswer }
  | { id: number; loaded: true }
  | { id: number; stale: true }
  | { id: number; error: string };
