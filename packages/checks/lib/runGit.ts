import { execFileSync } from 'node:child_process';

/**
 * Runs Git in a temporary repository, with an author and without the configuration of this machine.
 *
 * @param date of the author and the committer
 * @returns what Git printed
 */
export function runGit(folder: string, args: readonly string[], date?: string): string {
  return execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      ...(date && { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }),
    },
  });
}
