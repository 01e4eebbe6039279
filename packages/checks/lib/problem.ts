import type { Problem } from '@handbook/content';

export { formatProblems, type Problem } from '@handbook/content';

/** The problems that a rule found, and how much it checked. */
export interface RuleResult {
  problems: Problem[];
  /** How many things of each kind it checked, e.g. `{ blocks: 120 }`. */
  counted: Record<string, number>;
}
