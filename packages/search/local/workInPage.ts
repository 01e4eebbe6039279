import type { WorkerReply, WorkerRequest } from '../worker/protocol.ts';

/** The parts of a worker that the engine uses. */
export interface SearchWorker {
  postMessage(request: WorkerRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/**
 * Answers like the worker, but on the main thread, which blocks the page meanwhile. Used if the browser or an extension
 * doesn't allow workers. The code loads only then.
 */
export function workInPage(): SearchWorker {
  const here: SearchWorker = {
    onmessage: null,
    onerror: null,
    postMessage(request) {
      scheduler.then(
        (it) => it.take(request),
        () => here.onerror?.(new ErrorEvent('error')),
      );
    },
    terminate() {
      here.onmessage = null;
    },
  };
  const scheduler = import(
    /* webpackChunkName: "search-in-page" */ '../worker/queryScheduler.ts'
  ).then(({ startScheduler }) =>
    startScheduler((data) => here.onmessage?.(new MessageEvent('message', { data }))),
  );
  return here;
}
