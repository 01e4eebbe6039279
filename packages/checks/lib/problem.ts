import type { Problem } from '@handbook/content';

export { formatProblems, type Problem } from '@handbook/content';

/** What a rule found, and how much it checked. */
export interface RuleResult {
  problems: Problem[];
  /** How many things of each kind it checked, e.g. `{ blocks: 120 }`. */
  counted: Record<string, number>;
  /** What a maintainer should know although it isn't a problem. */
  notes?: string[];
}
