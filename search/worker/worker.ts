import { Desk } from './desk.ts';
import { Library } from './library.ts';
import type { WorkerReply, WorkerRequest } from './protocol.ts';

/** What this file uses of a worker's global scope; the types of the page's do not fit. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(reply: WorkerReply): void;
}

const scope = globalThis as unknown as WorkerScope;
const desk = new Desk(
  new Library(),
  (reply) => scope.postMessage(reply),
  (task) => setTimeout(task),
);

scope.onmessage = ({ data }) => desk.take(data);
