import { execFileSync, type StdioOptions } from 'node:child_process';

/** An earlier version of a file. */
export interface Version {
  /** Abbreviated commit. */
  commit: string;
  /** ISO date of the commit. */
  date: string;
  /** The file's path in that commit. */
  path: string;
  source: string;
}

/** Iterates over the earlier versions of a file, newest first. */
export type History = (file: string) => Iterable<Version>;

/** Reads the last commits to a file from git, across renames. Without a repository, there are none. */
export const gitHistory = (root: string): History =>
  function* versions(file) {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio });
    // A translation of a version that is older than 50 commits is treated as new.
    const options = ['--follow', '-n50', '--diff-filter=d', '--name-only', '--format=%x00%h %cI'];
    let log = '';
    try {
      log = git('log', ...options, '--', file);
    } catch {
      return;
    }
    for (const entry of log.split('\0').slice(1)) {
      const [head = '', path = ''] = entry.split('\n').filter((line) => line !== '');
      const [commit = '', date = ''] = head.split(' ');
      if (path !== '') yield { commit, date, path, source: git('show', `${commit}:${path}`) };
    }
  };
