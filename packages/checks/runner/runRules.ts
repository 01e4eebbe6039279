import type { RuleResult } from '../lib/problem.ts';
import { nothing, type Rule, type Scope } from './rule.ts';

/** What one rule found. */
export interface Outcome extends RuleResult {
  name: string;
  /** Why the rule couldn't finish or proves nothing. */
  failure?: string;
  seconds: number;
}

/** How many rules run at once. Three of them mostly wait for other processes, while the others use this one. */
const lanes = 4;

/** Why a rule proves nothing: it had no input of a kind. */
function emptinessOf(rule: string, { problems, counted }: RuleResult): string | undefined {
  const empty = Object.entries(counted).filter(([, count]) => count === 0);
  if (problems.length > 0 || (Object.keys(counted).length > 0 && empty.length === 0)) {
    return undefined;
  }
  const kinds = empty.map(([kind]) => kind).join(', ') || 'input';
  return `The rule ${rule} found no ${kinds} to check. Correct its input.`;
}

async function runRule({ name, run }: Rule, scope: Scope): Promise<Outcome> {
  const started = performance.now();
  const outcome = { name, ...nothing, seconds: 0 };
  try {
    Object.assign(outcome, await run(scope));
    // A part of the site may have nothing for a rule.
    const failure = scope.isPart ? undefined : emptinessOf(name, outcome);
    return { ...outcome, failure, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ...outcome, failure, seconds: (performance.now() - started) / 1000 };
  }
}

/**
 * Runs rules on the same pages.
 *
 * @param print receives each outcome as soon as it exists
 */
export async function runRules(
  rules: readonly Rule[],
  scope: Scope,
  print: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const waiting = [...rules];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let rule = waiting.shift(); rule; rule = waiting.shift()) {
      const outcome = await runRule(rule, scope);
      outcomes.push(outcome);
      print(outcome);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}
