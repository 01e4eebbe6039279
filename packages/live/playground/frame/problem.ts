import type { Problem } from '../protocol.ts';

/** A place in a text; both counted from 1. */
export type Place = Pick<Problem, 'line' | 'column'>;

/** What the playground itself refuses. */
export class Refusal extends Error {
  readonly found: Partial<Problem> & Pick<Problem, 'reason'>;

  constructor(reason: Problem['reason'], found: Partial<Problem> = {}) {
    super(reason);
    this.found = { reason, ...found };
  }
}

/** The place in a message such as “Expected a closing tag for `<b>` (3:1-3:4)”, or “referenced at `3:1-3:4`”. */
function placeIn(message: string): Place | undefined {
  const [, line, column] = /[(`](\d+):(\d+)-/.exec(message) ?? [];
  return line && column ? { line: Number(line), column: Number(column) } : undefined;
}

/**
 * Turns whatever was thrown into a problem.
 *
 * @param locate finds the place in the text for the stack of an error
 */
export function toProblem(error: unknown, locate: (stack: string) => Place | undefined): Problem {
  const { message, reason, line, column, stack } = Object(error) as Record<string, unknown>;
  // Errors of the Markdown and JavaScript parsers have a reason, and mostly a place.
  const text = String(reason ?? message ?? error);
  const place = line ? ({ line, column } as Place) : (placeIn(text) ?? locate(String(stack)));
  return {
    reason: 'thrown',
    // A missing component: the end of the message says where, which the place does already.
    text: text.replace(/\nIt’s referenced.*/s, ''),
    module: '',
    ...(place ?? { line: 0, column: 0 }),
    ...(error instanceof Refusal && error.found),
  };
}
