import type { Problem } from '../lib/problem.ts';
import { type Finding, metaText, type Sample } from './sample.ts';

/** The text that the build must print, if the sample must break the build with `fails`. */
export const expectedFailure = (sample: Sample): string | undefined => metaText(sample, 'fails');

/** Whether the sample opts out with `skip`. */
export const isSkipped = (sample: Sample): boolean => sample.meta.skip !== undefined;

const problem = ({ sample, line, message, fix }: Finding): Problem => ({
  file: sample.file,
  line: line ?? sample.line,
  message,
  fix,
});

/** Turns the findings about one sample into problems, according to its `skip` or `fails`. */
export function judge(sample: Sample, findings: readonly Finding[]): Problem[] {
  if (isSkipped(sample)) {
    if (!metaText(sample, 'skip')) {
      const message = 'This block opts out of checking without a reason.';
      return [problem({ sample, message, fix: 'Write skip="the reason", or remove skip.' })];
    }
    if (findings.length > 0) return [];
    const message = 'This block opts out of checking, but it passes.';
    return [problem({ sample, message, fix: 'Remove skip, because the check passes.' })];
  }
  if (expectedFailure(sample) !== '') return findings.map(problem);
  const message = 'This block has fails without a message.';
  return [problem({ sample, message, fix: 'Write fails="part of the printed message".' })];
}
