import { spawnSync } from 'node:child_process';

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

/**
 * The edits of each file below `docs`, newest first, by path. Git runs once a build; without a complete history there are
 * none, and the build says why.
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
 * @param folder with the folder `docs`
 * @returns the output of git, or what is wrong with the history and how to fix it
 */
export function readLog(folder = process.cwd()): { log: string; problem?: string } {
  const git = (...words: string[]) =>
    spawnSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  // The oldest commit of a shallow clone looks as if it had added every file.
  if (git('rev-parse', '--is-shallow-repository').stdout?.trim() === 'true') {
    const problem = 'This clone is shallow. Fetch its history: git fetch --unshallow';
    return { log: '', problem };
  }
  const format = [`--format=${COMMIT}%cI`, '--numstat', '--no-renames', '--relative'];
  // Unquoted paths, so that names outside ASCII match.
  const { stdout, stderr, error } = git(
    ...['-c', 'core.quotePath=false', 'log', ...format, '--', 'docs'],
  );
  if (stdout) return { log: stdout };
  const said = stderr?.trim() || error?.message;
  const fix = 'Build in a git clone that has the history of docs.';
  // For a folder of another owner, git names the command that lets it read the folder.
  return { log: '', problem: said ? `Git says: ${said}\n${fix}` : `Git has no history. ${fix}` };
}
