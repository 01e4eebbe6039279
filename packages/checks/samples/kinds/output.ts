import { expectedFailure } from '../expectation.ts';
import { type Finding, type Kind, lineOf, metaText, type Sample } from '../sample.ts';
import { failingFindings } from '../shell/failing.ts';
import { printedBy } from '../shell/rspress.ts';
import { checkScript } from '../shell/script.ts';

/** Commands whose output depends only on the version of the framework, so the rule can run them. */
const reproducible = /^(?:npx )?rspress\b(?:.*(?:--help|-h|--version|-v)| eject)$/;

/** Replaces what differs between machines or runs. */
const normalize = (text: string): string[] =>
  text
    .replace(/(linux|darwin|win32)-\w+ node-v[\d.]+/g, 'PLATFORM')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

function comparison(sample: Sample, command: string): Finding[] {
  const real = normalize(printedBy(command.replace(/^npx /, '').split(/\s+/).slice(1)));
  let position = 0;
  for (const [index, raw] of sample.code.split('\n').entries()) {
    const [shown] = normalize(raw);
    if (shown === undefined || shown === '…') continue;
    const isElided = index > 0 && sample.code.split('\n')[index - 1]?.trim() === '…';
    const found = isElided ? real.indexOf(shown, position) : position;
    if (found < 0 || real[found] !== shown) {
      const line = lineOf(sample, index + 1);
      const message = `${command} prints “${real[position] ?? ''}” instead of “${shown}”.`;
      return [
        {
          sample,
          line,
          message,
          fix: 'Paste the printed output, and mark omitted lines with a line …',
        },
      ];
    }
    position = found + 1;
  }
  const isCut = sample.code.trimEnd().endsWith('…');
  if (position >= real.length || isCut) return [];
  const message = `${command} also prints “${real[position]}”.`;
  return [{ sample, message, fix: 'Paste the complete output, or end with a line …' }];
}

function findingsOf(sample: Sample): Finding[] {
  const command = metaText(sample, 'output');
  if (!command) {
    const message = 'This txt block has no output= attribute.';
    const fix = 'Add output="the command" for program output, or use the tree language.';
    return [{ sample, message, fix }];
  }
  if (sample.code.trim() === '') {
    const message = `The output of ${command} is empty.`;
    return [{ sample, message, fix: 'Show the output, or remove the block.' }];
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

/** Checks that the command of program output exists, and compares the framework's help with a run. */
export const output: Kind = {
  name: 'output',
  runs: true,
  check: (samples) => samples.flatMap(findingsOf),
};
