/** What the page asks the frame to show. */
export interface FrameRequest {
  source: string;
  dark: boolean;
  lang: string;
}

/** What the frame tells the page. */
export interface FrameState {
  /** Whether it has shown a result. */
  isShown: boolean;
  /** The result's height in px. */
  height: number;
  /** An error in the source. Line and column start at 1; 0 if unknown. */
  problem?: { text: string; line: number; column: number } | undefined;
}

/** The length at which an error's text is truncated. */
const MAX_LENGTH = 500;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Returns the state in a message, or undefined. The frame runs the reader's code, so the message can be anything. */
export function readState(data: unknown): FrameState | undefined {
  const { isShown, height, problem } = Object(data) as Record<string, unknown>;
  if (typeof isShown !== 'boolean' || !isCount(height)) return undefined;
  if (problem === undefined) return { isShown, height };
  const { text, line, column } = Object(problem) as Record<string, unknown>;
  if (typeof text !== 'string' || !isCount(line) || !isCount(column)) return undefined;
  return { isShown, height, problem: { text: text.slice(0, MAX_LENGTH), line, column } };
}
