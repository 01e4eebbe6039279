/** What the page asks the frame to show. */
export interface FrameRequest {
  source: string;
  dark: boolean;
  lang: string;
}

/** An error in the source. Line and column start at 1; 0 if unknown. */
export interface Problem {
  text: string;
  line: number;
  column: number;
}

/** A message from the frame to the page; `height` in px. */
export type FrameMessage =
  | { kind: 'ready' | 'shown' }
  | { kind: 'height'; height: number }
  | ({ kind: 'problem' } & Problem);

/** What the page knows about the frame. */
export interface FrameState {
  isReady: boolean;
  /** Whether it has shown a result. */
  isShown: boolean;
  problem: Problem | undefined;
  height: number;
}

/** The length at which strings are truncated. */
const MAX_LENGTH = 500;

const toText = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_LENGTH) : '');

const toCount = (value: unknown) => (Number.isSafeInteger(value) ? Math.max(Number(value), 0) : 0);

/** Returns what a message changes. The frame runs the reader's code, so the message can be anything. */
export function readMessage(data: unknown): Partial<FrameState> {
  const { kind, height, text, line, column } = Object(data) as Record<string, unknown>;
  if (kind === 'ready') return { isReady: true };
  if (kind === 'shown') return { isShown: true, problem: undefined };
  if (kind === 'height') return { height: toCount(height) };
  if (kind !== 'problem') return {};
  return { problem: { text: toText(text), line: toCount(line), column: toCount(column) } };
}
