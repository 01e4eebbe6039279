/** One thing that is wrong, where, and what to do about it. */
export interface Problem {
  /** Path from the repository root. */
  file: string;
  /** 1-based line, when the problem has one. */
  line?: number;
  /** What is wrong, in one sentence. */
  message: string;
  /** What to do, in one sentence. */
  cure: string;
}

/** What a rule found and how much it looked at. */
export interface RuleResult {
  problems: Problem[];
  /** How many things of each kind were looked at, e.g. `{ blocks: 120 }`. */
  counted: Record<string, number>;
}

/** Renders problems as `file:line message` with the cure below, one block each. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, message, cure }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `${place}\n    ${message}\n    Cure: ${cure}`;
    })
    .join('\n');
}
