/** A problem in a file, and how to fix it. */
export interface Problem {
  /** Path from the repository root, with forward slashes. */
  file: string;
  /** 1-based; missing if the problem is about the whole file. */
  line?: number;
  /** 1-based. */
  column?: number;
  /** What is wrong, in one sentence. */
  message: string;
  /** What to do, in one sentence. */
  fix: string;
}

/** Renders problems as `file:line:column` with message and fix below, one block each. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, column, message, fix }) => {
      const place = [file, line, column].filter((part) => part !== undefined).join(':');
      return `${place}\n    ${message}\n    Fix: ${fix}`;
    })
    .join('\n\n');
}
