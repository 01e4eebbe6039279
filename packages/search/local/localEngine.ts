import { earlyDownload } from '../early/earlySearch.ts';
import type { SearchAnswer, SearchEngine, SearchQuery } from '../engine/types.ts';
import type { WorkerReply, WorkerRequest } from '../worker/worker.ts';
import { documentAddresses } from './documentAddresses.ts';

/** In milliseconds. */
const TIMEOUT = 30_000;

/** The parts of a worker that the engine uses. */
export interface SearchWorker {
  postMessage(request: WorkerRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The build bundles the worker as a separate file. */
const startWorker = (): SearchWorker =>
  new Worker(
    new URL(/* webpackChunkName: "search-worker" */ '../worker/worker.ts', import.meta.url),
    { type: 'module' },
  );

/** Downloads the documents, or takes them from the download that began with the key press. */
async function download(url: string): Promise<string> {
  const response =
    (await earlyDownload(url)) ?? (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }));
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`);
  return response.text();
}

type Ask = (query: SearchQuery) => Promise<SearchAnswer>;

/**
 * Starts a worker, whose code loads while the documents do.
 *
 * @param onStop called if the download fails or the worker crashes
 * @returns asks the worker; an answer doesn't arrive if a newer query has replaced it
 */
function askWorker(url: string, worker: SearchWorker, onStop: () => void): Ask {
  let waiting: { id: number; resolve(answer: SearchAnswer): void; reject(error: Error): void };
  let lastId = 0;
  const stop = (error: Error) => {
    worker.terminate();
    onStop();
    waiting?.reject(error);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    stop(new Error('The search worker stopped.'));
  };
  worker.onmessage = ({ data }) => {
    if (data.id === waiting?.id) waiting.resolve(data.answer);
  };
  download(url).then((documents) => worker.postMessage({ documents }), stop);
  return (query) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting = { id: lastId, resolve, reject };
      worker.postMessage({ id: lastId, query });
    });
}

/**
 * Creates the engine that doesn't need a server: a worker indexes the documents of a language once and answers queries. After
 * a crash or a failed download, the next call starts again.
 *
 * @param urls the URL of each language's documents
 */
export function createLocalEngine(
  urls: Readonly<Record<string, string>> = documentAddresses,
  start = startWorker,
): SearchEngine {
  const started = new Map<string, Ask>();
  const asking = (lang: string): Ask => {
    const url = urls[lang];
    if (url === undefined) throw new Error(`There are no search documents for "${lang}".`);
    const ask = started.get(lang) ?? askWorker(url, start(), () => started.delete(lang));
    started.set(lang, ask);
    return ask;
  };
  return {
    warm: (lang) => {
      try {
        asking(lang);
      } catch {
        // The first search reports it.
      }
    },
    search: async (query) => asking(query.lang)(query),
  };
}

/** The engine of this page. It starts when it is used. */
export const localEngine = createLocalEngine();
