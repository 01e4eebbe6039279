import type { Edit } from '@handbook/content';

/** The newest substantial change of a page. */
export interface PageChange {
  kind: 'added' | 'changed';
  /** ISO date of the commit. */
  date: string;
}

/** A change is substantial if it has at least this many lines, or this share of the page, whichever is larger. */
const LINES = 20;
const SHARE = 0.15;

/**
 * Returns the newest substantial change of each file; a file without one since its first commit counts as added.
 *
 * @param history the edits of each file, newest first
 */
export function substantialChanges(
  history: ReadonlyMap<string, readonly Edit[]>,
): Map<string, PageChange> {
  const changes = new Map<string, PageChange>();
  for (const [file, all] of history) {
    const size = all.reduce((sum, { added, removed }) => sum + added - removed, 0);
    const isLarge = ({ added, removed }: Edit) =>
      Math.max(added, removed) >= Math.max(LINES, size * SHARE);
    const at = all.findIndex((edit, index) => index === all.length - 1 || isLarge(edit));
    const edit = all[at];
    if (edit)
      changes.set(file, { kind: at === all.length - 1 ? 'added' : 'changed', date: edit.date });
  }
  return changes;
}
