import { type Finding, type Kind, lineOf, type Sample } from '../sample.ts';

function findingsOf(sample: Sample): Finding[] {
  const lines = sample.code.split('\n');
  const stray = lines.findIndex((line) => !/^([ +-]|@@ |diff |index |$)/.test(line));
  if (stray >= 0) {
    const line = lineOf(sample, stray + 1);
    const message = `“${lines[stray]}” is not a line of a diff.`;
    return [{ sample, line, message, fix: 'Start the line with a space, + or -.' }];
  }
  if (!lines.some((line) => /^[+-]/.test(line))) {
    const message = 'This diff changes nothing.';
    return [{ sample, message, fix: 'Mark a line with + or -, or use the file’s language.' }];
  }
  return [];
}

/** Checks the syntax of diffs. */
export const diff: Kind = { name: 'diff', check: (samples) => samples.flatMap(findingsOf) };
