import type { Problem } from '../lib/problem.ts';

/** A problem, a warning, or a record that `--update` writes. */
export interface Item extends Problem {
  kind: 'problem' | 'warning' | 'record';
}

/** What `changed` found. */
export interface Changes {
  /** The changed pages and menus. */
  files: string[];
  /** The number of other changed files, which aren't checked. */
  others: number;
  /** The folders of other changed files that have unit tests. */
  tested: string[];
  /** Files whose record `--update` changed. */
  written: string[];
  items: Item[];
}

/** Prints what `changed` found as one list, grouped by file, with line and fix. */
export function listItems({ files, others, tested, written, items }: Changes): string {
  const byFile = new Map<string, Item[]>();
  for (const item of items) byFile.set(item.file, [...(byFile.get(item.file) ?? []), item]);
  const label = { problem: '', warning: 'Warning: ', record: 'Record: ' };
  const lines = [...byFile]
    .sort()
    .flatMap(([file, own]) => [
      file,
      ...own
        .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
        .map(
          ({ kind, line, message, fix }) =>
            `  ${line === undefined ? '' : `line ${line}: `}${label[kind]}${message}\n    Fix: ${fix}`,
        ),
      '',
    ]);
  const count = (kind: Item['kind']) => items.filter((item) => item.kind === kind).length;
  const records = count('record');
  return [
    ...lines,
    `Changed pages and menus: ${files.length}. Problems: ${count('problem')}, warnings: ${count('warning')}, records to write: ${records}.`,
    ...(written.length > 0 ? [`Records written: ${written.join(', ')}.`] : []),
    ...(others > 0 ? [`Other changed files: ${others}. \`npm test\` checks them.`] : []),
    ...(tested.length > 0 ? [`To run their unit tests: npm run unit -- ${tested.join(' ')}`] : []),
    ...(records > 0 ? ['To write the records, run: npm run check -- changed --update'] : []),
  ].join('\n');
}
