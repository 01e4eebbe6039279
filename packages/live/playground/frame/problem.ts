import type { Problem } from '../protocol.ts';

/** A position in the source. Both numbers start at 1. */
export type Place = Pick<Problem, 'line' | 'column'>;

/** An error that the playground throws, rather than the reader's code. */
export class PlaygroundError extends Error {
  readonly found: Partial<Problem> & Pick<Problem, 'reason'>;

  constructor(reason: Problem['reason'], found: Partial<Problem> = {}) {
    super(reason);
    this.found = { reason, ...found };
  }
}

/** Returns the position in a message such as “Expected a closing tag for `<b>` (3:1-3:4)”, or “referenced at `3:1-3:4`”. */
function placeIn(message: string): Place | undefined {
  const [, line, column] = /[(`](\d+):(\d+)-/.exec(message) ?? [];
  return line && column ? { line: Number(line), column: Number(column) } : undefined;
}

/**
 * Turns any thrown value into a problem.
 *
 * @param locate returns the position in the source for a stack trace
 */
export function toProblem(error: unknown, locate: (stack: string) => Place | undefined): Problem {
  const { message, reason, line, column, stack } = Object(error) as Record<string, unknown>;
  // Errors of the Markdown and JavaScript parsers have a reason, and usually a position.
  const text = String(reason ?? message ?? error);
  const place = line ? ({ line, column } as Place) : (placeIn(text) ?? locate(String(stack)));
  return {
    reason: 'thrown',
    // For a missing component, the message ends with the position, which is displayed separately.
    text: text.replace(/\nIt’s referenced.*/s, ''),
    module: '',
    ...(place ?? { line: 0, column: 0 }),
    ...(error instanceof PlaygroundError && error.found),
  };
}
