import type { SearchAnswer, SearchEngine } from '../engine/types.ts';
import type { WorkerReply, WorkerRequest } from '../worker/protocol.ts';
import { documentAddresses } from './documentAddresses.ts';
import { type SearchWorker, workInPage } from './workInPage.ts';

interface Waiting {
  request: WorkerRequest;
  resolve(answer: SearchAnswer): void;
  reject(error: Error): void;
}

/** The build bundles the worker as a separate file. */
const startWorker = (): SearchWorker =>
  new Worker(
    new URL(/* webpackChunkName: "search-worker" */ '../worker/worker.ts', import.meta.url),
    { type: 'module' },
  );

/**
 * Creates the engine that doesn't need a server: a worker loads the documents of a language once and answers queries.
 *
 * A query rejects if a newer query replaces it. After a crash or a failed download, the next call starts again. If a worker
 * can't start, or crashes before its first reply, the page answers instead, including the queries that are waiting.
 *
 * @param urls the URL of each language's documents
 * @param start starts a worker
 * @param startInPage starts the replacement on the page
 */
export function createLocalEngine(
  urls: Readonly<Record<string, string>> = documentAddresses,
  start: () => SearchWorker = startWorker,
  startInPage: () => SearchWorker = workInPage,
): SearchEngine {
  let worker: SearchWorker | undefined;
  let isInPage = false;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const settle = (reply: WorkerReply) => {
    const request = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (!request) return;
    if ('answer' in reply) {
      if (!reply.isProvisional) return request.resolve(reply.answer);
      const refined = new Promise<SearchAnswer>((resolve, reject) => {
        waiting.set(reply.id, { ...request, resolve, reject });
      });
      // Rejects if a newer query replaces this one or the text can't be loaded: the provisional answer stays.
      refined.catch(() => {});
      request.resolve({ ...reply.answer, refined });
    }
    if ('stale' in reply) request.reject(new Error('A newer query replaced this one.'));
    else if ('error' in reply) request.reject(new Error(reply.error));
  };

  const startOne = (): SearchWorker => {
    if (!isInPage) {
      try {
        return start();
      } catch {
        isInPage = true;
      }
    }
    return startInPage();
  };

  const running = (): SearchWorker => {
    if (worker) return worker;
    const started = startOne();
    let hasAnswered = false;
    started.onmessage = ({ data }) => {
      hasAnswered = true;
      settle(data);
    };
    started.onerror = (event) => {
      event.preventDefault();
      if (worker !== started) return;
      worker = undefined;
      if (hasAnswered || isInPage) {
        isInPage = false;
        started.terminate();
        for (const { reject } of waiting.values()) reject(new Error('The search stopped.'));
        waiting.clear();
        return;
      }
      isInPage = true;
      for (const { request } of waiting.values()) running().postMessage(request);
    };
    worker = started;
    return started;
  };

  const requestFor = (lang: string, query?: WorkerRequest['query']): WorkerRequest => {
    const address = urls[lang];
    if (address === undefined) throw new Error(`There are no search documents for "${lang}".`);
    // Absolute, because the worker would resolve it against the URL of its script.
    const documents = new URL(address, location.href).href;
    return { id: ++lastId, documents, ...(query && { query }) };
  };

  return {
    warm(lang) {
      try {
        running().postMessage(requestFor(lang));
      } catch {
        // The next search rejects with the reason.
      }
    },
    search: (query) =>
      new Promise((resolve, reject) => {
        const request = requestFor(query.lang, query);
        running().postMessage(request);
        waiting.set(request.id, { request, resolve, reject });
      }),
  };
}
