import { formatProblems } from '../lib/problem.ts';
import type { Outcome } from './runRules.ts';

export const isFailed = ({ problems, failure }: Outcome): boolean =>
  problems.length > 0 || failure !== undefined;

/** The problems and notes of a rule, or an empty string. */
export function describe({ name, problems, notes = [], failure }: Outcome): string {
  const parts = [
    ...(problems.length > 0
      ? [`${name}: ${problems.length} problem(s)\n\n${formatProblems(problems)}`]
      : []),
    ...(failure ? [`${name}: ${failure}`] : []),
    ...notes,
  ];
  return parts.length > 0 ? `\n${parts.join('\n\n')}` : '';
}

/** `headingIds` as “heading ids”. */
const inWords = (kind: string): string =>
  kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** One closing line for each rule, with its time and what it checked, in alphabetical order. */
export function closingLines(outcomes: readonly Outcome[], seconds: number): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const lines = [...outcomes]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((outcome) => {
      const { name, problems, counted } = outcome;
      const result = isFailed(outcome) ? `FAILED (${problems.length})` : 'passed';
      const counts = Object.entries(counted).map(([kind, count]) => `${count} ${inWords(kind)}`);
      const time = `${outcome.seconds.toFixed(1)} s`;
      return `${name.padEnd(width)}  ${result.padEnd(11)} ${time.padStart(7)}  ${counts.join(', ') || 'nothing to check here'}`;
    });
  const failed = outcomes.filter(isFailed).length;
  const total = `Rules: ${outcomes.length - failed} passed, ${failed} failed, in ${seconds.toFixed(1)} s.`;
  return ['', ...lines, '', total].join('\n');
}
