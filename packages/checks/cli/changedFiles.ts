import { execFileSync } from 'node:child_process';

/** The changes of a branch since its base commit. */
export interface Changed {
  /** Sorted paths of committed, uncommitted, and untracked files, without deleted files. */
  files: string[];
  /** Sorted paths of deleted files. */
  deleted: string[];
  /** The text of a file in the base commit; undefined for a new file. */
  before(file: string): string | undefined;
}

/**
 * Reads from Git what changed since the branch left the main branch.
 *
 * @throws Error if neither `origin/main` nor `main` exists
 */
export function changedFiles(root: string): Changed {
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
  const base = (
    git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main')
  )?.trim();
  if (!base) {
    throw new Error(
      'The repository has no main branch to compare with. Run `git fetch origin main` first.',
    );
  }
  const diff = (filter: string) =>
    git('diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, base);
  const lists = [diff('d'), git('ls-files', '--others', '--exclude-standard')];
  const filesIn = (list: string | undefined) => (list ?? '').split('\n').filter(Boolean);
  return {
    files: [...new Set(lists.flatMap(filesIn))].sort(),
    deleted: filesIn(diff('D')),
    before: (file) => git('show', `${base}:${file}`),
  };
}
