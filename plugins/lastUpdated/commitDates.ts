/** What `git log` prints before each commit's files. */
export const DATE_MARK = 'date:';

/**
 * The date of the last commit that touched each file.
 *
 * @param log the output of `git log --format=date:%cI --name-only`, newest commit first
 * @returns ISO 8601 dates by path from the repository root
 */
export function commitDates(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(DATE_MARK)) date = line.slice(DATE_MARK.length);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}
