import { execFileSync } from 'node:child_process';

/** One earlier state of a file. */
export interface Version {
  /** Abbreviated commit. */
  commit: string;
  /** ISO date of the commit. */
  date: string;
  /** The file's path in that commit. */
  path: string;
  source: string;
}

/** Walks the earlier states of a file, newest first. */
export type History = (file: string) => Iterable<Version>;

/** How many commits to a page are looked at; a translation that is further behind starts from scratch. */
const depth = '50';

/** The last commits of git to a file, across renames; nothing outside a repository. */
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
