import type { Node } from 'estree';
import type { Place } from '../../protocol.ts';
import { Problem, toProblem } from '../problem.ts';

/** How many nodes one run may visit: a text that never ends has to. */
const LIMIT = 300_000;

/** Stands for what `?.` has left out, up to the end of its chain. */
export const SKIPPED = Symbol('skipped');

let depth = 0;
let steps = 0;

/** Where a node stands in the reader's text; made-up ones have no place. */
export const placeOf = ({ loc }: Node): Place | undefined =>
  loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined;

/** Counts one visited node. @throws Problem when it is one too many */
export function countStep(): void {
  steps += 1;
  if (steps > LIMIT) throw new Problem({ reason: 'tooLong' });
}

/**
 * Calls something for a node, so that what it throws has the node's place, and so that a run's steps start at zero.
 *
 * @throws Problem for whatever the call throws
 */
export function at<T>(node: Node, call: () => T): T {
  if (depth === 0) steps = 0;
  depth += 1;
  try {
    return call();
  } catch (error) {
    throw toProblem(error, placeOf(node));
  } finally {
    depth -= 1;
  }
}

/** The problem of a kind of code that the interpreter does not know. */
export const unsupported = (node: Node): Problem =>
  new Problem({ reason: 'syntax', values: { name: node.type }, place: placeOf(node) });
