import type { Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { parseSource } from '../pages/parse.ts';
import { entryRows } from './entryRows.ts';

function rowsOf(markdown: string, heading: string, taken: string[] = []) {
  let table: Table | undefined;
  visit(parseSource('page.mdx', markdown), 'table', (node) => {
    table = node;
  });
  if (!table) throw new Error('The sample has no table.');
  return entryRows(table, { id: heading.toLowerCase(), text: heading }, new Set(taken)).map(
    (row) => row && [row.id, row.name, row.cells.length],
  );
}

it('returns rows that start with a name', () => {
  const table =
    '| Option | Type |\n| --- | --- |\n| `text` | `string` |\n| `type` (since 2) | `Kind` |';
  expect(rowsOf(table, 'Badge')).toEqual([
    ['badge-text', 'text', 1],
    ['badge-type', 'type', 1],
  ]);
});

it('returns undefined for a row without an ID', () => {
  const table = '| Option |\n| --- |\n| `text` |\n| `text` |';
  expect(rowsOf(table, 'Badge')).toEqual([['badge-text', 'text', 0], undefined]);
  expect(rowsOf(table, 'Badge', ['badge-text'])).toEqual([undefined, undefined]);
});

it.each([
  ['words', '| You want to | Use |\n| --- | --- |\n| `a` | b |\n| all | b |'],
  ['links', '| Option |\n| --- |\n| [`a`](#a) |'],
  ['several names', '| Option |\n| --- |\n| `a`, `b` |'],
  ['parameters', '| Parameter |\n| --- |\n| `a` |'],
])('returns no rows of %s', (_, table) => {
  expect(rowsOf(table, 'Badge')).toEqual([]);
});
