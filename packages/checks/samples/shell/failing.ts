import { difference, excerpt } from '../../lib/output.ts';
import type { Finding, Sample } from '../sample.ts';
import { parseScript } from './parse.ts';
import { failingRun } from './rspress.ts';

/** The arguments of an `rspress` call, with or without `npx`. */
function rspressArguments(command: string): string[] | undefined {
  const [words = [], ...others] = parseScript(command).commands.map((each) => each.words);
  const call = words[0] === 'npx' ? words.slice(1) : words;
  return call[0] === 'rspress' && others.length === 0 ? call.slice(1) : undefined;
}

/**
 * Runs a call of `rspress` that is said to fail, in an empty folder.
 *
 * @param fails what it must print
 * @param shown the output that the page shows of it, if it does
 */
export function failingFindings(
  sample: Sample,
  command: string,
  fails: string,
  shown?: string,
): Finding[] {
  const args = rspressArguments(command);
  if (!args) {
    const message = `${command} cannot be run here to see it fail.`;
    return [{ sample, message, fix: 'Show one call of rspress, or drop fails=.' }];
  }
  const { output, failed } = failingRun(args);
  if (!failed || !output.includes(fails)) {
    const message = `${command} does not fail with “${fails}”.`;
    return [{ sample, message, fix: 'Correct the command or its fails=.' }];
  }
  const different = shown === undefined ? undefined : difference(excerpt(shown), output);
  if (!different) return [];
  const message = `${command}: ${different}.`;
  return [{ sample, message, fix: 'Paste what it prints; mark a cut inside with a line …' }];
}
