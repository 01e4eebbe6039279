import type { SearchAnswer, SearchQuery } from '../engine/types.ts';
import type { WorkerReply, WorkerRequest } from '../worker/worker.ts';

/** Answers queries from the documents of one language. */
export interface Searcher {
  /** Resolves unless a newer query replaces this one, and rejects if the worker stops. */
  answer(query: SearchQuery): Promise<SearchAnswer>;
}

/** The parts of a worker that the searcher uses. */
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

/**
 * Starts a worker, whose code loads while the documents do.
 *
 * @param onStop called if the worker crashes later
 */
async function startInWorker(
  download: Promise<string>,
  start: () => SearchWorker,
  onStop: () => void,
): Promise<Searcher> {
  const worker = start();
  let waiting: { id: number; resolve(answer: SearchAnswer): void; reject(error: Error): void };
  let lastId = 0;
  const crashed = new Promise<never>((_, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error('The search worker stopped.'));
    };
  });
  crashed.catch((error) => {
    onStop();
    waiting?.reject(error);
  });
  const ready = new Promise<void>((resolve) => {
    worker.onmessage = ({ data }) => {
      if ('ready' in data) resolve();
      else if (data.id === waiting?.id) waiting.resolve(data.answer);
    };
  });
  try {
    const documents = await Promise.race([download, crashed]);
    worker.postMessage({ documents });
    await Promise.race([ready, crashed]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    answer: (query) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting = { id: lastId, resolve, reject };
        worker.postMessage({ id: lastId, query });
      }),
  };
}

/** Answers on the main thread, which blocks the page meanwhile. The code loads only then. */
async function startInPage(documents: string): Promise<Searcher> {
  const [{ answer, buildIndex }, { parseDocuments }] = await Promise.all([
    import(/* webpackChunkName: "search-in-page" */ '../engine.ts'),
    import(/* webpackChunkName: "search-in-page" */ '../data/documentsFile.mjs'),
  ]);
  const index = buildIndex(parseDocuments(documents));
  return { answer: async (query) => answer(index, query) };
}

/**
 * Starts a worker for the documents. If the browser or an extension doesn't allow workers, or the worker crashes before it's
 * ready, the page answers instead.
 */
export async function startSearcher(
  download: Promise<string>,
  onStop: () => void,
  start = startWorker,
): Promise<Searcher> {
  try {
    return await startInWorker(download, start, onStop);
  } catch {
    return startInPage(await download);
  }
}
