import type { Evidence } from '../../theme/evidence/evidence.ts';
import type { RuleCounts } from '../lib/report.ts';
import { type Shown, shown } from './shown.ts';

/** What the rules counted, by rule; a rule that has not run is absent. */
export type Counts = Readonly<Record<string, RuleCounts>>;

function countOf({ rule, kinds }: Shown, counts: Counts): number {
  const counted = counts[rule]?.counted ?? {};
  return kinds.reduce((sum, kind) => sum + (counted[kind] ?? 0), 0);
}

/** The evidence as the rules' last run has it; numbers that are zero are left out. */
export function freshEvidence(framework: string, counts: Counts): Evidence {
  const numbers = shown
    .map((one) => [one.name, countOf(one, counts)] as const)
    .filter(([, count]) => count > 0);
  return { framework, ...Object.fromEntries(numbers) };
}

/** The evidence as a file. */
export const written = (evidence: Evidence): string => `${JSON.stringify(evidence, null, 2)}\n`;
