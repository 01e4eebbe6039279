import type { Problem } from '../lib/problem.ts';
import { type Finding, metaText, type Sample } from './sample.ts';

const typeScriptCode = /^TS\d+$/;

/** The text that building the sample must print, when the sample is meant to break a build. */
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
    return [problem({ sample, message, fix: 'Write skip="the reason", or drop it.' })];
  }
  if (findings.length === 0) {
    const message = 'This block opts out of checking, but it passes.';
    return [problem({ sample, message, fix: 'Drop the skip: the block is proven.' })];
  }
  return [];
}

function judgeCode(sample: Sample, expected: string, findings: readonly Finding[]): Problem[] {
  const problems: Problem[] = [];
  if (!findings.some(({ code }) => code === expected)) {
    const message = `This block must fail with ${expected}, but it does not.`;
    const fix = 'Show code that fails as stated, or drop fails=.';
    problems.push(problem({ sample, message, fix }));
  }
  return [...problems, ...findings.filter(({ code }) => code !== expected).map(problem)];
}

/** Turns what the kinds found about one sample into problems, as its `skip` or `fails` asks for. */
export function judge(sample: Sample, findings: readonly Finding[]): Problem[] {
  if (isSkipped(sample)) return judgeSkip(sample, findings);
  const fails = metaText(sample, 'fails');
  if (fails === '') {
    const message = 'This block must fail, but it does not say how.';
    const fix = 'Write fails="TS2322" (the error code) or fails="part of the printed message".';
    return [problem({ sample, message, fix })];
  }
  if (fails && typeScriptCode.test(fails)) return judgeCode(sample, fails, findings);
  return findings.map(problem);
}
