import type { Problem } from '../lib/problem.ts';
import type { Finding } from './prose/finding.ts';

/** How many words to replace each page and each folder of code may still have. */
export type Allowances = Readonly<Record<string, number>>;

export const allowancesFile = 'packages/checks/language/allowances.json';

/** What was counted in one page, file, or folder. */
export type Counted = ReadonlyMap<string, readonly Finding[]>;

/** The package or the folder of the root that a file of code is in; `.` for the root itself. */
export const folderOf = (file: string): string =>
  file.match(/^(packages\/[^/]+|[^/]+(?=\/))/)?.[0] ?? '.';

/** Findings by what they are counted for. */
export function countBy(findings: readonly Finding[], keyOf: (file: string) => string): Counted {
  const counted = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(finding.file);
    counted.set(key, [...(counted.get(key) ?? []), finding]);
  }
  return counted;
}

/** Fails what has more words to replace than it is allowed. */
export const overAllowance = (counted: Counted, allowances: Allowances): Problem[] =>
  [...counted].flatMap(([key, findings]) => {
    const allowed = allowances[key] ?? 0;
    if (findings.length <= allowed) return [];
    const places = findings.map(
      ({ file, line, message, fix }) => `\n      ${file}:${line} ${message} ${fix}`,
    );
    return [
      {
        file: key,
        message: `Words to replace: ${findings.length}, allowed: ${allowed}.${places.join('')}`,
        fix: `Replace those that you added. The numbers in ${allowancesFile} never rise; after a move, rename the line.`,
      },
    ];
  });

/** The allowances lowered to what was counted, sorted, without those that nothing needs. */
export const lowered = (counted: Counted, allowances: Allowances): Allowances =>
  Object.fromEntries(
    Object.entries(allowances)
      .map(([key, allowed]) => [key, Math.min(allowed, counted.get(key)?.length ?? 0)] as const)
      .filter(([, allowed]) => allowed > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
