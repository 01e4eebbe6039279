import type { Problem } from '@handbook/content';

export { formatProblems, type Problem } from '@handbook/content';

/** What a rule found and how much it looked at. */
export interface RuleResult {
  problems: Problem[];
  /** How many things of each kind were looked at, e.g. `{ blocks: 120 }`. */
  counted: Record<string, number>;
}
