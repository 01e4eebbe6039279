import type { SearchAnswer, SearchQuery } from '../engine/types.ts';

/** A request to the worker. Without a query, the worker only loads the documents. */
export interface WorkerRequest {
  id: number;
  /** Absolute URL of the documents. */
  documents: string;
  query?: SearchQuery;
}

/**
 * A reply from the worker: an answer, the end of loading, a notice that a newer query replaced this one, or an error. An
 * answer is provisional until the text has loaded; another answer follows.
 */
export type WorkerReply =
  | { id: number; answer: SearchAnswer; isProvisional?: true }
  | { id: number; loaded: true }
  | { id: number; stale: true }
  | { id: number; error: string };
