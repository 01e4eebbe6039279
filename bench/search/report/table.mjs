/**
 * Lays rows out as a table: the first column to the left, the others to the right, a rule below the first row.
 *
 * @param {readonly (readonly string[])[]} rows of equal length
 * @returns {string}
 */
export function formatRows(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    // Chinese characters take two cells of a terminal; the tables have none.
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 2),
      )
      .join('')
      .trimEnd(),
  );
  const rule = '-'.repeat(Math.max(...lines.map((line) => line.length)));
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
