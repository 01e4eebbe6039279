import type { Part } from '../prose/finding.ts';

/** One place where a part of the rule doesn't apply. */
export interface Exception {
  part: Part;
  /** The route without the language, or `i18n.json`. */
  route: string;
  /** A part of the allowed text; by default the whole page. */
  text?: string;
  reason: string;
}

/** Allowed texts with the reason. The rule fails on an exception that no text needs. */
export const exceptions: Exception[] = [
  {
    part: 'banned',
    route: 'i18n.json',
    text: 'Let us know',
    reason: 'The product names this text of the search word for word.',
  },
  {
    part: 'headings',
    route: '/guide/start/getting-started',
    text: 'Quick Start',
    reason: 'The product names the page like its button on the home page.',
  },
];
