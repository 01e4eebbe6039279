import type { Problem } from '../lib/problem.ts';
import type { Finding } from './prose/finding.ts';

/** How many words to replace each page and each folder of code may contain. */
export type Allowances = Readonly<Record<string, number>>;

export const allowancesFile = 'packages/checks/language/allowances.json';

/** The findings by page, file, or folder. */
export type Counted = ReadonlyMap<string, readonly Finding[]>;

/** The package or top-level folder of a file; `.` for the root. */
export const folderOf = (file: string): string =>
  file.match(/^(packages\/[^/]+|[^/]+(?=\/))/)?.[0] ?? '.';

/** Groups findings by page, file, or folder. */
export function countBy(findings: readonly Finding[], keyOf: (file: string) => string): Counted {
  const counted = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(finding.file);
    counted.set(key, [...(counted.get(key) ?? []), finding]);
  }
  return counted;
}

/** Fails pages, files, and folders with more words to replace than allowed. */
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
        fix: `Replace the words that you added. The numbers in ${allowancesFile} never rise. After you move a file, rename its line.`,
      },
    ];
  });

/** Lowers the allowances to the current count, sorted, without zeros. */
export const lowered = (counted: Counted, allowances: Allowances): Allowances =>
  Object.fromEntries(
    Object.entries(allowances)
      .map(([key, allowed]) => [key, Math.min(allowed, counted.get(key)?.length ?? 0)] as const)
      .filter(([, allowed]) => allowed > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
