/** From the page to the frame: a text and how to show it, or the question whether the frame still responds. */
export type FrameRequest = { source: string; dark: boolean; lang: string } | 'ping';

const REASONS = ['thrown', 'tooLong', 'unknownExport', 'unknownModule'] as const;

/** What is wrong with a text. */
export interface Problem {
  reason: (typeof REASONS)[number];
  /** The message of what was thrown, or the name that a module doesn't have. */
  text: string;
  /** The module that the text imports. */
  module: string;
  /** Both counted from 1; 0 if unknown. */
  line: number;
  column: number;
}

/** From the frame to the page; `height` in px. */
export type FrameMessage =
  | { kind: 'alive' }
  | { kind: 'height'; height: number }
  | { kind: 'shown' }
  | ({ kind: 'problem' } & Problem);

/** Longer messages are cut. */
const LONGEST = 500;

const toText = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST) : '');

const toCount = (value: unknown) => (Number.isSafeInteger(value) ? Math.max(Number(value), 0) : 0);

/** Reads a message of the frame. The frame runs the reader's code, so the message can be anything. */
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
