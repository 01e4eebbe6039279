import type { SearchAnswer, SearchEngine } from '../../../search/types.ts';
import type { WorkerReply, WorkerRequest } from '../../../search/worker/protocol.ts';
import { documentAddresses } from './documentAddresses.ts';

/** Says that a newer query took the place of this one. */
export class StaleQueryError extends Error {
  override name = 'AbortError';
}

interface Waiting {
  resolve(answer: SearchAnswer): void;
  reject(error: Error): void;
}

/** Bundled by the site's build as a file of its own. */
const startWorker = () =>
  new Worker(
    new URL(
      /* webpackChunkName: "search-worker" */ '../../../search/worker/worker.ts',
      import.meta.url,
    ),
    { type: 'module' },
  );

/**
 * The search that needs no server: a worker loads the documents of a language once and answers.
 *
 * A query that a newer one overtakes rejects with {@link StaleQueryError}. After a crash or a failed download the next
 * call starts afresh.
 *
 * @param addresses where each language's documents are
 */
export function createLocalEngine(
  addresses: Readonly<Record<string, string>> = documentAddresses,
  start: () => Worker = startWorker,
): SearchEngine {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const stop = (reason: string) => {
    worker?.terminate();
    worker = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { reject } of left) reject(new Error(reason));
  };

  const settle = (reply: WorkerReply) => {
    const request = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (!request) return;
    if ('answer' in reply) request.resolve(reply.answer);
    else if ('stale' in reply) request.reject(new StaleQueryError('A newer query was asked.'));
    else if ('error' in reply) request.reject(new Error(reply.error));
  };

  const running = (): Worker => {
    if (worker) return worker;
    const started = start();
    started.onmessage = ({ data }: MessageEvent<WorkerReply>) => settle(data);
    started.onerror = (event) => {
      event.preventDefault();
      if (worker === started) stop('The search worker stopped.');
    };
    started.onmessageerror = () => {
      if (worker === started) stop('The search worker answered with something unreadable.');
    };
    worker = started;
    return started;
  };

  const post = (lang: string, query?: WorkerRequest['query']): number => {
    const address = addresses[lang];
    if (address === undefined) throw new Error(`There are no search documents for "${lang}".`);
    const id = ++lastId;
    // Absolute, because the worker would resolve it against its own address.
    const request: WorkerRequest = { id, documents: new URL(address, location.href).href };
    running().postMessage(query ? { ...request, query } : request);
    return id;
  };

  return {
    warm(lang) {
      try {
        post(lang);
      } catch {
        // The search says what is wrong, once somebody asks.
      }
    },
    search: (query) =>
      new Promise((resolve, reject) => {
        const id = post(query.lang, query);
        waiting.set(id, { resolve, reject });
      }),
  };
}
