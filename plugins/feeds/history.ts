import { execFileSync } from 'node:child_process';

/** The newest substantial change of a page. */
export interface PageChange {
  kind: 'added' | 'changed';
  /** ISO date of the commit. */
  date: string;
}

/** How many lines, or which part of a page, make a change that readers want to know of. */
const LINES = 20;
const PART = 0.15;

const COMMIT = 'commit:';

/**
 * Reads the newest substantial change of each file; a file that was written in one go and only touched up since counts
 * as added.
 *
 * @param log the output of `git log --format=commit:%cI --numstat`, newest commit first
 */
export function substantialChanges(log: string): Map<string, PageChange> {
  const edits = new Map<string, { date: string; added: number; removed: number }[]>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT)) date = line.slice(COMMIT.length);
    const [, added, removed, file] = line.match(/^(\d+)\t(\d+)\t(.+)$/) ?? [];
    if (!file) continue;
    const edit = { date, added: Number(added), removed: Number(removed) };
    edits.set(file, [...(edits.get(file) ?? []), edit]);
  }
  const changes = new Map<string, PageChange>();
  for (const [file, all] of edits) {
    const size = all.reduce((sum, { added, removed }) => sum + added - removed, 0);
    const isLarge = ({ added, removed }: { added: number; removed: number }) =>
      Math.max(added, removed) >= Math.max(LINES, size * PART);
    const at = all.findIndex((edit, index) => index === all.length - 1 || isLarge(edit));
    const edit = all[at];
    if (edit)
      changes.set(file, { kind: at === all.length - 1 ? 'added' : 'changed', date: edit.date });
  }
  return changes;
}

/** The newest substantial change of each page below `docs`, by its path; empty without git or history. */
export function readChanges(cwd = process.cwd()): Map<string, PageChange> {
  try {
    const format = [
      `--format=${COMMIT}%cI`,
      '--numstat',
      '--no-renames',
      '--relative',
      '--',
      'docs',
    ];
    const log = execFileSync('git', ['-c', 'core.quotePath=false', 'log', ...format], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return substantialChanges(log);
  } catch {
    return new Map();
  }
}
