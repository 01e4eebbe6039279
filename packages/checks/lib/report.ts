import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { formatProblems, type RuleResult } from './problem.ts';

/** Where each rule leaves its counts for the closing table. */
export const countsFolder = join(repositoryRoot, 'node_modules/.cache/checks');

/** What a rule leaves behind in `countsFolder`, as `<rule>.json`. */
export interface RuleCounts {
  counted: Record<string, number>;
  problems: number;
}

/** The message has the places that matter; the stack would add this file's. */
function failure(message: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}`;
  return error;
}

/**
 * Records what a rule looked at and fails when it found a problem or looked at nothing.
 *
 * @param rule the name of the rule's folder; `fixture` for a test of the rule, which leaves no counts
 * @throws Error with every problem, its place and its fix.
 */
export function report(rule: string, { problems, counted }: RuleResult): void {
  if (rule !== 'fixture') {
    const counts: RuleCounts = { counted, problems: problems.length };
    mkdirSync(countsFolder, { recursive: true });
    writeFileSync(join(countsFolder, `${rule}.json`), JSON.stringify(counts, null, 2));
  }
  if (problems.length > 0) {
    throw failure(`${rule}: ${problems.length} problem(s)\n${formatProblems(problems)}`);
  }
  const empty = Object.entries(counted).filter(([, count]) => count === 0);
  if (Object.keys(counted).length === 0 || empty.length > 0) {
    const kinds = empty.map(([kind]) => kind).join(', ') || 'anything';
    throw failure(`${rule} looked at no ${kinds}: its input is empty, so it proves nothing.`);
  }
}
