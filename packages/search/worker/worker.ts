import type { WorkerReply, WorkerRequest } from './protocol.ts';
import { startScheduler } from './queryScheduler.ts';

/** What this file uses of a worker's global scope; the types of the page's do not fit. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(reply: WorkerReply): void;
}

const scope = globalThis as unknown as WorkerScope;
const scheduler = startScheduler((reply) => scope.postMessage(reply));

scope.onmessage = ({ data }) => scheduler.take(data);
