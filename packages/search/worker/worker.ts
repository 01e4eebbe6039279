import type { WorkerReply, WorkerRequest } from './protocol.ts';
import { startScheduler } from './queryScheduler.ts';

/** The parts of a worker's global scope that this file uses. The DOM types describe a page's scope instead. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(reply: WorkerReply): void;
}

const scope = globalThis as unknown as WorkerScope;
const scheduler = startScheduler((reply) => scope.postMessage(reply));

scope.onmessage = ({ data }) => scheduler.take(data);
