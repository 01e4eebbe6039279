/** A place in the reader's text, both counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Why the playground, rather than MDX or the text's own code, refuses something. */
export type Reason =
  | 'blockedElement'
  | 'blockedProperty'
  | 'syntax'
  | 'tooLong'
  | 'unknownExport'
  | 'unknownModule'
  | 'unknownName';

/** What is wrong with a text: a reason that the page words, or a message as it was thrown. */
export interface FoundProblem {
  reason?: Reason;
  message?: string;
  values?: Readonly<Record<string, string>>;
  place?: Place | undefined;
}

/** From the page to the frame: what to show, and how. */
export interface Order {
  source: string;
  dark: boolean;
  lang: string;
}

/** From the frame to the page; `height` in px. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'height'; height: number }
  | { kind: 'shown' }
  | { kind: 'problem'; problem: FoundProblem };
