import { Desk } from './desk.ts';
import { Library } from './library.ts';
import type { WorkerReply } from './protocol.ts';

/** A desk with a library of its own, which loads from the site. */
export const startDesk = (reply: (reply: WorkerReply) => void): Desk =>
  new Desk(new Library(), reply, (task) => setTimeout(task));
