import { execFileSync } from 'node:child_process';

/** What a branch changed since it left the main branch. */
export interface Changes {
  /** Paths of committed, uncommitted, and untracked files, without deleted files. */
  files: ReadonlySet<string>;
  /** Returns the text of a file on the main branch; undefined for a new file. */
  before(file: string): string | undefined;
}

/**
 * Reads the changes of the branch from Git.
 *
 * @returns undefined if neither `origin/main` nor `main` exists
 */
export function readChanges(root: string): Changes | undefined {
  const git = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return undefined;
    }
  };
  const base = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  if (base === undefined) return undefined;
  const commit = base.trim();
  const lists = [
    git('diff', '--name-only', '--no-renames', '--diff-filter=d', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return {
    files: new Set(lists.flatMap((list) => (list ?? '').split('\n').filter(Boolean))),
    before: (file) => git('show', `${commit}:${file}`),
  };
}
