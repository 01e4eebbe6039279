import { flatten } from '../lib/flatten.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { type Counts, freshEvidence } from './fresh.ts';
import { shown } from './shown.ts';

export const evidenceFile = 'evidence.json';

export interface EvidenceInput {
  /** Text of `evidence.json`; absent when there is none. */
  committed?: string;
  /** Version of the installed framework. */
  framework: string;
  /** `contentStamp()` of the site as it is. */
  stamp: string;
  counts: Counts;
  /** Rules that exist; the numbers of other rules are left out. */
  rules: readonly string[];
}

/** Why the counts at hand prove nothing about the site as it is. */
export function countProblems({ stamp, counts, rules }: EvidenceInput): Problem[] {
  const needed = [...new Set(shown.map(({ rule }) => rule))].filter((rule) => rules.includes(rule));
  return needed.flatMap((rule): Problem[] => {
    const file = `checks/${rule}`;
    const found = counts[rule];
    if (!found || found.stamp !== stamp) {
      const message = 'The rule has not looked at the site as it is now.';
      return [{ file, message, fix: 'Run all rules: npm run check' }];
    }
    if (found.problems === 0) return [];
    const message = `The rule found ${found.problems} problem(s), so its numbers are no evidence.`;
    return [{ file, message, fix: 'Mend them, then run: npm run check' }];
  });
}

/** The committed evidence says what the rules counted. */
export function evidence(input: EvidenceInput): RuleResult {
  const fresh: Record<string, unknown> = { ...freshEvidence(input.framework, input.counts) };
  const said = new Map(flatten(input.committed ?? '{}').map((leaf) => [leaf.path, leaf]));
  const problems = countProblems(input);
  const names = problems.length > 0 ? [] : [...new Set([...said.keys(), ...Object.keys(fresh)])];
  for (const name of names) {
    const leaf = said.get(name);
    if (leaf?.value === fresh[name]) continue;
    const [committed, counted] = [leaf?.value ?? 'nothing', fresh[name] ?? 'nothing'];
    problems.push({
      file: evidenceFile,
      line: leaf?.line,
      message: `It says ${committed} for ${name}, but the checks found ${counted}.`,
      fix: 'Run: npm run check -- evidence --update',
    });
  }
  return { problems, counted: { numbers: Object.keys(fresh).length } };
}
