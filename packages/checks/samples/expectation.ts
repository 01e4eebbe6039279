import type { Problem } from '../lib/problem.ts';
import { type Finding, metaText, type Sample } from './sample.ts';

const typeScriptCode = /^TS\d+$/;

/** The text that the build must print, if the sample must break the build. */
export function expectedFailure(sample: Sample): string | undefined {
  const fails = metaText(sample, 'fails');
  return fails && !typeScriptCode.test(fails) ? fails : undefined;
}

/** Whether the sample opts out with `skip`. */
export const isSkipped = (sample: Sample): boolean => sample.meta.skip !== undefined;

const problem = ({ sample, line, message, fix }: Finding): Problem => ({
  file: sample.file,
  line: line ?? sample.line,
  message,
  fix,
});

function judgeSkip(sample: Sample, findings: readonly Finding[]): Problem[] {
  if (!metaText(sample, 'skip')) {
    const message = 'This block opts out of checking without a reason.';
    return [problem({ sample, message, fix: 'Write skip="the reason", or remove skip.' })];
  }
  if (findings.length === 0) {
    const message = 'This block opts out of checking, but it passes.';
    return [problem({ sample, message, fix: 'Remove skip, because the check passes.' })];
  }
  return [];
}

function judgeCode(sample: Sample, expected: string, findings: readonly Finding[]): Problem[] {
  const problems: Problem[] = [];
  if (!findings.some(({ code }) => code === expected)) {
    const message = `This block must fail with ${expected}, but it doesn't.`;
    const fix = 'Show code that fails with this error, or remove fails=.';
    problems.push(problem({ sample, message, fix }));
  }
  return [...problems, ...findings.filter(({ code }) => code !== expected).map(problem)];
}

/** Turns the findings about one sample into problems, according to its `skip` or `fails`. */
export function judge(sample: Sample, findings: readonly Finding[]): Problem[] {
  if (isSkipped(sample)) return judgeSkip(sample, findings);
  const fails = metaText(sample, 'fails');
  if (fails === '') {
    const message = 'This block has fails without a message or an error code.';
    const fix = 'Write fails="TS2322" (the error code) or fails="part of the printed message".';
    return [problem({ sample, message, fix })];
  }
  if (fails && typeScriptCode.test(fails)) return judgeCode(sample, fails, findings);
  return findings.map(problem);
}
