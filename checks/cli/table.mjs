import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Row
 * @property {string} rule
 * @property {boolean} passed
 * @property {number} milliseconds the time its tests took, summed over files that ran side by side
 * @property {Record<string, number>} counted how many things of each kind it looked at
 * @property {number} problems
 */

/**
 * Reads what a rule left behind.
 *
 * @param {string} folder
 * @param {string} rule
 * @returns {Pick<Row, 'counted' | 'problems'>} no counts when it left nothing
 */
export function readCounts(folder, rule) {
  const file = join(folder, `${rule}.json`);
  if (!existsSync(file)) return { counted: {}, problems: 0 };
  const { counted, problems } = JSON.parse(readFileSync(file, 'utf8'));
  return { counted, problems };
}

const words = (kind) => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * The table that ends a run: each rule, its result, its time and what it looked at.
 *
 * @param {Row[]} rows
 * @param {number} milliseconds of the whole run
 * @returns {string}
 */
export function closingTable(rows, milliseconds) {
  const cells = rows.map(({ rule, passed, milliseconds: time, counted, problems }) => [
    rule,
    passed ? 'passed' : problems > 0 ? `FAILED (${problems})` : 'FAILED',
    `${(time / 1000).toFixed(1)} s`,
    Object.entries(counted)
      .map(([kind, count]) => `${count} ${words(kind)}`)
      .join(', ') || '–',
  ]);
  const table = [['rule', 'result', 'time', 'looked at'], ...cells];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column].length)));
  const lines = table.map(([rule, result, time, counts]) =>
    [rule.padEnd(widths[0]), result.padEnd(widths[1]), time.padStart(widths[2]), counts].join('  '),
  );
  const passed = rows.filter((row) => row.passed).length;
  const total = `Checks: ${passed} passed, ${rows.length - passed} failed, in ${(milliseconds / 1000).toFixed(1)} s.`;
  return ['', ...lines, '', total].join('\n');
}
