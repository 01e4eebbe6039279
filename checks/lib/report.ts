import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './pages.ts';
import { formatProblems, type RuleResult } from './problem.ts';

/** Where each rule leaves its counts for the closing table and the evidence file. */
export const countsFolder = join(repositoryRoot, 'node_modules/.cache/checks');

/**
 * Records what a rule looked at and fails when it found a problem or looked at nothing.
 *
 * @throws Error with every problem, its place and its cure.
 */
export function report(rule: string, { problems, counted }: RuleResult): void {
  mkdirSync(countsFolder, { recursive: true });
  writeFileSync(join(countsFolder, `${rule}.json`), JSON.stringify(counted, null, 2));
  const empty = Object.entries(counted).filter(([, count]) => count === 0);
  if (Object.keys(counted).length === 0 || empty.length > 0) {
    const kinds = empty.map(([kind]) => kind).join(', ') || 'anything';
    throw new Error(`${rule} looked at no ${kinds}: its input is empty, so it proves nothing.`);
  }
  if (problems.length > 0) {
    throw new Error(`${rule}: ${problems.length} problem(s)\n${formatProblems(problems)}`);
  }
}
