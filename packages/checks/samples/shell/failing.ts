import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { difference, excerpt } from '../../lib/output.ts';
import type { Finding, Sample } from '../sample.ts';
import { parseScript } from './parse.ts';
import { runRspress } from './rspress.ts';

/** The arguments of an `rspress` call, with or without `npx`. */
function rspressArguments(command: string): string[] | undefined {
  const [words = [], ...others] = parseScript(command).commands.map((each) => each.words);
  const call = words[0] === 'npx' ? words.slice(1) : words;
  return call[0] === 'rspress' && others.length === 0 ? call.slice(1) : undefined;
}

/**
 * Runs a call of `rspress` that must fail, in an empty folder.
 *
 * @param fails what it must print
 * @param shown the output on the page, if any
 */
export function failingFindings(
  sample: Sample,
  command: string,
  fails: string,
  shown?: string,
): Finding[] {
  const args = rspressArguments(command);
  if (!args) {
    const message = `${command} can't be run to check that it fails.`;
    return [{ sample, message, fix: 'Show one call of rspress, or remove fails=.' }];
  }
  const cwd = mkdtempSync(join(tmpdir(), 'rspress-'));
  const { output, status } = runRspress(args, cwd);
  rmSync(cwd, { recursive: true, force: true });
  if (status === 0 || status === null || !output.includes(fails)) {
    const message = `${command} doesn't fail with “${fails}”.`;
    return [{ sample, message, fix: 'Correct the command, or its fails=.' }];
  }
  const different = shown === undefined ? undefined : difference(excerpt(shown), output);
  if (!different) return [];
  const message = `${command}: ${different}.`;
  return [
    { sample, message, fix: 'Paste the printed output, and mark omitted lines with a line …' },
  ];
}
