import { expectedFailure } from '../expectation.ts';
import { type Finding, type Kind, lineOf, metaText, type Sample } from '../sample.ts';
import { failingFindings } from '../shell/failing.ts';
import { printedBy } from '../shell/rspress.ts';
import { checkScript } from '../shell/script.ts';

/** Commands whose output depends on nothing but the framework's version, so that they can be run here. */
const reproducible = /^(?:npx )?rspress\b(?:.*(?:--help|-h|--version|-v)| eject)$/;

/** What differs between two machines or two runs. */
const normalise = (text: string): string[] =>
  text
    .replace(/(linux|darwin|win32)-\w+ node-v[\d.]+/g, 'PLATFORM')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

function comparison(sample: Sample, command: string): Finding[] {
  const real = normalise(printedBy(command.replace(/^npx /, '').split(/\s+/).slice(1)));
  let position = 0;
  for (const [index, raw] of sample.code.split('\n').entries()) {
    const [shown] = normalise(raw);
    if (shown === undefined || shown === '…') continue;
    const isElided = index > 0 && sample.code.split('\n')[index - 1]?.trim() === '…';
    const found = isElided ? real.indexOf(shown, position) : position;
    if (found < 0 || real[found] !== shown) {
      const line = lineOf(sample, index + 1);
      const message = `${command} does not print “${shown}” here but “${real[position] ?? ''}”.`;
      return [{ sample, line, message, fix: 'Paste what it prints; mark a cut with a line …' }];
    }
    position = found + 1;
  }
  const isCut = sample.code.trimEnd().endsWith('…');
  if (position >= real.length || isCut) return [];
  const message = `${command} goes on with “${real[position]}”.`;
  return [{ sample, message, fix: 'Paste all it prints, or end with a line …' }];
}

function findingsOf(sample: Sample): Finding[] {
  const command = metaText(sample, 'output');
  if (!command) {
    const message = 'This text is not said to be anything.';
    const fix = 'Write output="the command" for program output, or use the tree language.';
    return [{ sample, message, fix }];
  }
  if (sample.code.trim() === '') {
    const message = `${command} is shown to print nothing.`;
    return [{ sample, message, fix: 'Show its output or remove the block.' }];
  }
  const fails = expectedFailure(sample);
  if (fails !== undefined) return failingFindings(sample, command, fails, sample.code);
  const unknown = checkScript(sample, command).map((finding) => ({
    ...finding,
    line: sample.line,
  }));
  if (unknown.length > 0 || !reproducible.test(command)) return unknown;
  return comparison(sample, command);
}

/** Program output: its command exists; the framework's own help texts are compared with a run. */
export const output: Kind = {
  name: 'output',
  runs: true,
  check: (samples) => samples.flatMap(findingsOf),
};
