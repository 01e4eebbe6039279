import type { FoundProblem, Place } from '../protocol.ts';

/** What is wrong with the reader's text, and where, once that is known. */
export class Problem extends Error {
  readonly found: FoundProblem;

  constructor(found: FoundProblem) {
    super(found.message ?? found.reason);
    this.found = found;
  }
}

/** Whether an error says where it is: those of the Markdown and JavaScript parsers do. */
const hasPlace = (error: object): error is { reason: string; line?: number; column?: number } =>
  'reason' in error && typeof error.reason === 'string';

/** The place in a message such as “Expected a closing tag for `<b>` (3:1-3:4)”, or “referenced at `3:1-3:4`”. */
function placeIn(message: string): Place | undefined {
  const [, line, column] = /[(`](\d+):(\d+)-/.exec(message) ?? [];
  return line && column ? { line: Number(line), column: Number(column) } : undefined;
}

/**
 * Turns whatever was thrown into a problem.
 *
 * @param place where it happened, if the error does not say so itself
 */
export function toProblem(error: unknown, place?: Place): Problem {
  if (error instanceof Problem) {
    return error.found.place || !place ? error : new Problem({ ...error.found, place });
  }
  if (typeof error !== 'object' || error === null) {
    return new Problem({ message: String(error), place });
  }
  if (hasPlace(error)) {
    const { reason, line, column = 1 } = error;
    return new Problem({ message: reason, place: line ? { line, column } : placeIn(reason) });
  }
  const message = error instanceof Error ? error.message : String(error);
  // A missing component: the end of the message says where, better than where the page was made.
  return new Problem({
    message: message.replace(/\nIt’s referenced.*/s, ''),
    place: placeIn(message) ?? place,
  });
}
