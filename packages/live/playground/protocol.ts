/** A message from the page to the frame: the source and how to show it, or a ping. */
export type FrameRequest = { source: string; dark: boolean; lang: string } | 'ping';

const REASONS = ['thrown', 'tooLong', 'unknownExport', 'unknownModule'] as const;

/** An error in the source. */
export interface Problem {
  reason: (typeof REASONS)[number];
  /** The message of the error, or the name that a module doesn't export. */
  text: string;
  /** The name of the imported module. */
  module: string;
  /** Line and column start at 1; 0 if unknown. */
  line: number;
  column: number;
}

/** A message from the frame to the page; `height` in px. */
export type FrameMessage =
  | { kind: 'alive' }
  | { kind: 'height'; height: number }
  | { kind: 'shown' }
  | ({ kind: 'problem' } & Problem);

/** The length at which strings are truncated. */
const MAX_LENGTH = 500;

const toText = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_LENGTH) : '');

const toCount = (value: unknown) => (Number.isSafeInteger(value) ? Math.max(Number(value), 0) : 0);

/** Validates a message from the frame. The frame runs the reader's code, so the message can be anything. */
export function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, height, reason, text, module, line, column } = data as Record<string, unknown>;
  if (kind === 'alive' || kind === 'shown') return { kind };
  if (kind === 'height') return { kind, height: toCount(height) };
  const known = REASONS.find((it) => it === reason);
  if (kind !== 'problem' || !known) return undefined;
  const place = { line: toCount(line), column: toCount(column) };
  return { kind, reason: known, text: toText(text), module: toText(module), ...place };
}
