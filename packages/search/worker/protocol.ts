import type { SearchAnswer, SearchQuery } from '../engine/types.ts';

/** A request to the worker. Without a query, the worker only loads the documents. */
export interface WorkerRequest {
  id: number;
  /** Absolute URL of the documents. */
  documents: string;
  query?: SearchQuery;
}

/**
 * A reply of the worker: an answer, which is provisional while the text is on its way and another answer follows; that a
 * newer query replaced this one; or why there is no answer.
 */
export type WorkerReply =
  | { id: number; answer: SearchAnswer; isProvisional?: true }
  | { id: number; loaded: true }
  | { id: number; stale: true }
  | { id: number; error: string };
