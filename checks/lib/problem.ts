import type { Problem } from '../../scripts/report/problem.ts';

export { formatProblems, type Problem } from '../../scripts/report/problem.ts';

/** What a rule found and how much it looked at. */
export interface RuleResult {
  problems: Problem[];
  /** How many things of each kind were looked at, e.g. `{ blocks: 120 }`. */
  counted: Record<string, number>;
}
