import type { Part } from '../prose/finding.ts';

/** One place where a part of the rule does not hold. */
export interface Exception {
  part: Part;
  /** The page, without the language, or `i18n.json`; both languages when both have the text. */
  route: string;
  /** Words of the text that is excused; the whole page when absent. */
  text?: string;
  reason: string;
}

/** What the rule lets pass, and why. An exception that excuses nothing is a problem. */
export const exceptions: Exception[] = [
  {
    part: 'banned',
    route: 'i18n.json',
    text: 'Let us know',
    reason: 'The product names this text of the search word for word.',
  },
];
