import { spawnSync } from 'node:child_process';

/** The changes of one commit to a file. */
export interface Edit {
  /** ISO date of the commit. */
  date: string;
  /** Number of lines. */
  added: number;
  removed: number;
}

const COMMIT = 'commit:';

/**
 * Returns the edits of each file, newest first.
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

/**
 * Returns the edits of each file in `docs`, newest first, by path. Git runs once per build. Without a complete history, the
 * result is empty, and the build prints a warning with the reason.
 */
export function docsHistory(): ReadonlyMap<string, readonly Edit[]> {
  if (history) return history;
  const { log, problem } = readLog();
  if (problem) console.warn(`Pages have no dates, and there are no feeds. ${problem}`);
  history = parseHistory(log);
  return history;
}

/**
 * Reads the commits that changed `docs`.
 *
 * @param folder the folder that contains `docs`
 * @returns the output of git, or the problem and how to fix it
 */
export function readLog(folder = process.cwd()): { log: string; problem?: string } {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  // In a shallow clone, the oldest commit seems to add every file.
  if (git('rev-parse', '--is-shallow-repository').stdout?.trim() === 'true') {
    const problem = 'This clone is shallow. Fetch its history: git fetch --unshallow';
    return { log: '', problem };
  }
  const format = [`--format=${COMMIT}%cI`, '--numstat', '--no-renames', '--relative'];
  // Without quotes, paths with non-ASCII characters match.
  const { stdout, stderr, error } = git(
    ...['-c', 'core.quotePath=false', 'log', ...format, '--', 'docs'],
  );
  if (stdout) return { log: stdout };
  // If another user owns the folder, git's message contains the command that allows reading it.
  const reason = stderr?.trim() || error?.message || 'no history';
  const fix = 'Build in a git clone that has the history of docs.';
  return { log: '', problem: `Git failed: ${reason}\n${fix}` };
}
