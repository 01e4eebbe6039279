import type { WorkerReply, WorkerRequest } from '../worker/protocol.ts';

/** What the engine uses of a worker. */
export interface SearchWorker {
  postMessage(request: WorkerRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/**
 * Answers as the worker does, but in the page itself, which waits meanwhile: for readers whose browser, or what they have
 * added to it, allows no workers. Its code is fetched then.
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
