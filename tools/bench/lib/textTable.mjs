/**
 * Formats rows as columns: the first is aligned left, the others right.
 *
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 * @returns {string}
 */
export function textTable(heads, rows) {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {readonly string[]} */ cells) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width + 2);
      })
      .join('');
  const head = line(heads);
  return [head, '-'.repeat(head.length), ...rows.map(line)].join('\n');
}
