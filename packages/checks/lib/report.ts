import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { formatProblems, type RuleResult } from './problem.ts';

/** Where each rule writes its counts for the closing table. */
export const countsFolder = join(repositoryRoot, 'node_modules/.cache/checks');

/** An error without the stack, which would only show this file. */
function failure(message: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}`;
  return error;
}

/**
 * Writes the counts of a rule, and fails if it found a problem or checked nothing.
 *
 * @param rule the name of the rule's folder; `fixture` for a test of the rule, which writes no counts
 * @throws Error with every problem, its place, and its fix
 */
export function report(rule: string, { problems, counted }: RuleResult): void {
  if (rule !== 'fixture') {
    const counts = { counted, problems: problems.length };
    mkdirSync(countsFolder, { recursive: true });
    writeFileSync(join(countsFolder, `${rule}.json`), JSON.stringify(counts, null, 2));
  }
  if (problems.length > 0) {
    throw failure(`${rule}: ${problems.length} problem(s)\n${formatProblems(problems)}`);
  }
  const empty = Object.entries(counted).filter(([, count]) => count === 0);
  if (Object.keys(counted).length === 0 || empty.length > 0) {
    const kinds = empty.map(([kind]) => kind).join(', ') || 'input';
    throw failure(`The rule ${rule} found no ${kinds} to check. Correct its input.`);
  }
}
