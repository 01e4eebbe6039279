import type { Part } from '../prose/finding.ts';

/** One place where a part of the rule does not hold. */
export interface Exception {
  part: Part;
  /** The page, without the language; both languages when both have the text. */
  route: string;
  /** Words of the text that is excused; the whole page when absent. */
  text?: string;
  reason: string;
}

/** What the rule lets pass, and why. An exception that excuses nothing is a problem. */
export const exceptions: Exception[] = [];
