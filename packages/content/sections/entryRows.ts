import type { PhrasingContent, Table, TableCell } from 'mdast';
import { entryId, type HeadingAbove } from '../entries/entryId.ts';
import { namesEntries, onlyName } from '../entries/namesEntries.ts';

/** An entry of the reference that is a row of a table. */
export interface EntryRow {
  id: string;
  name: string;
  /** The other cells of the row. */
  cells: TableCell[];
}

const textOf = (node: PhrasingContent | TableCell): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

const nameIn = (cell: TableCell | undefined): string | undefined =>
  onlyName(
    (cell?.children ?? []).map((it) => ({
      text: textOf(it),
      isCode: it.type === 'inlineCode',
      isPlain: it.type === 'text',
    })),
  );

/**
 * The rows of a table that are entries of their own, with the ids that the page gives them.
 *
 * @param above the heading that the table stands below
 * @param taken ids of the page; those of the rows are added
 * @returns one for each row below the header, undefined where a row has no id of its own; nothing for a table of
 * anything else
 */
export function entryRows(
  table: Table,
  above: HeadingAbove,
  taken: Set<string>,
): (EntryRow | undefined)[] {
  const [head, ...rows] = table.children;
  const names = rows.map((row) => nameIn(row.children[0]));
  if (!namesEntries(head?.children.map(textOf) ?? [], names)) return [];
  return rows.map((row, index) => {
    const name = names[index];
    const id = name && entryId(name, above, taken);
    if (!id) return undefined;
    taken.add(id);
    return { id, name, cells: row.children.slice(1) };
  });
}
