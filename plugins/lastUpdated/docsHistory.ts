import { execFileSync } from 'node:child_process';

/** What one commit did to a file. */
export interface Edit {
  /** ISO date of the commit. */
  date: string;
  /** Lines. */
  added: number;
  removed: number;
}

const COMMIT = 'commit:';

/**
 * The edits of each file, newest first.
 *
 * @param log the output of `git log --format=commit:%cI --numstat`
 */
export function parseHistory(log: string): Map<string, Edit[]> {
  const edits = new Map<string, Edit[]>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT)) date = line.slice(COMMIT.length);
    const [, added, removed, file] = line.match(/^(\d+)\t(\d+)\t(.+)$/) ?? [];
    if (!file) continue;
    const edit = { date, added: Number(added), removed: Number(removed) };
    edits.set(file, [...(edits.get(file) ?? []), edit]);
  }
  return edits;
}

let history: ReadonlyMap<string, readonly Edit[]> | undefined;

/** The edits of each file below `docs`, newest first, by path; empty without git or history. Git runs once a build. */
export function docsHistory(): ReadonlyMap<string, readonly Edit[]> {
  history ??= parseHistory(readLog());
  return history;
}

function readLog(): string {
  const format = [`--format=${COMMIT}%cI`, '--numstat', '--no-renames', '--relative'];
  try {
    // Unquoted paths, so that names outside ASCII match.
    return execFileSync('git', ['-c', 'core.quotePath=false', 'log', ...format, '--', 'docs'], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
