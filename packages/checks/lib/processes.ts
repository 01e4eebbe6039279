import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** Runs a task that starts a process, when fewer processes than cores are at work. */
export const inTurn = pLimit(Math.max(2, availableParallelism()));
