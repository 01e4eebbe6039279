import { execFileSync } from 'node:child_process';

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

/** The number of commits to search. A translation of an older version is treated as new. */
const depth = '50';

/** Reads the last commits to a file from git, across renames. Without a repository, there are none. */
export const gitHistory = (root: string): History =>
  function* versions(file) {
    const git = (...args: string[]) =>
      execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    let log = '';
    try {
      log = git(
        'log',
        '--follow',
        '-n',
        depth,
        '--diff-filter=d',
        '--name-only',
        '--format=%x00%h %cI',
        '--',
        file,
      );
    } catch {
      return;
    }
    for (const entry of log.split('\0').slice(1)) {
      const [head = '', path = ''] = entry.split('\n').filter((line) => line !== '');
      const [commit = '', date = ''] = head.split(' ');
      if (path !== '') yield { commit, date, path, source: git('show', `${commit}:${path}`) };
    }
  };
