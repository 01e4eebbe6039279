import { execFileSync } from 'node:child_process';

/** What a branch changed, and since which commit. */
export interface Changed {
  base: string;
  /** Paths from the root, sorted: committed, uncommitted, and untracked files, without deleted ones. */
  files: string[];
  /** The text of a file at the base; undefined for a new file. */
  before(file: string): string | undefined;
}

/**
 * Reads from git what changed since the branch left the main branch.
 *
 * @throws Error when neither `origin/main` nor `main` exists
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
    throw new Error('There is no main branch to compare with. Run `git fetch origin main` first.');
  }
  const lists = [
    git('diff', '--name-only', '--no-renames', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = lists.flatMap((list) => (list ?? '').split('\n')).filter((file) => file !== '');
  return {
    base,
    files: [...new Set(files)].sort(),
    before: (file) => git('show', `${base}:${file}`),
  };
}
