import type { PhrasingContent, Table, TableCell } from 'mdast';
import { entryId, type HeadingAbove } from '../entries/entryId.ts';
import { isEntryTable, onlyName } from '../entries/entryTables.ts';

/** A table row that describes an entry of the reference. */
interface EntryRow {
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
 * Returns the rows of a table that describe entries, with the IDs that the rows have on the page.
 *
 * @param above the heading above the table
 * @param taken all IDs of the page, to which the rows' IDs are added
 * @returns one item for each row below the header, undefined for a row without an ID; an empty list for a table that doesn't
 *   describe entries
 */
export function entryRows(
  table: Table,
  above: HeadingAbove,
  taken: Set<string>,
): (EntryRow | undefined)[] {
  const [head, ...rows] = table.children;
  const names = rows.map((row) => nameIn(row.children[0]));
  if (!isEntryTable(head?.children.map(textOf) ?? [], names)) return [];
  return rows.map((row, index) => {
    const name = names[index];
    const id = name && entryId(name, above, taken);
    if (!id) return undefined;
    taken.add(id);
    return { id, name, cells: row.children.slice(1) };
  });
}
