import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One test file of a rule.
 *
 * @typedef {object} Module
 * @property {string} rule the folder it is in
 * @property {boolean} passed
 * @property {number} milliseconds
 */

/**
 * One line of the closing table.
 *
 * @typedef {object} Row
 * @property {string} rule
 * @property {boolean} passed
 * @property {number | undefined} milliseconds the sum of the rule's test files
 * @property {Record<string, number> | undefined} counted how many things of each kind it checked; undefined if its test
 *   didn't call `report`
 * @property {number} problems
 */

/**
 * Reads the counts that a rule wrote.
 *
 * @param {string} folder
 * @param {string} rule
 * @returns {Pick<Row, 'counted' | 'problems'>}
 */
function readCounts(folder, rule) {
  const file = join(folder, `${rule}.json`);
  if (!existsSync(file)) return { counted: undefined, problems: 0 };
  const { counted, problems } = JSON.parse(readFileSync(file, 'utf8'));
  return { counted, problems };
}

/**
 * Combines test results and counts. A rule without counts failed, because nothing shows that it checked anything. If a
 * rule wrote additional counts in this run, they also get a row.
 *
 * @param {string[]} rules
 * @param {Module[]} modules
 * @param {string} folder where the rules write their counts
 * @param {number} started when the run began, in milliseconds since 1970
 * @returns {Row[]}
 */
export function readRows(rules, modules, folder, started) {
  const rows = rules.map((rule) => {
    const own = modules.filter((module) => module.rule === rule);
    const milliseconds = own.reduce((sum, module) => sum + module.milliseconds, 0);
    const counts = readCounts(folder, rule);
    const passed = own.length > 0 && own.every((module) => module.passed) && !!counts.counted;
    return { rule, passed, milliseconds, ...counts };
  });
  const further = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json') && statSync(join(folder, file)).mtimeMs >= started)
    .map((file) => file.replace('.json', ''))
    .filter((name) => !rules.includes(name))
    .map((rule) => ({ rule, milliseconds: undefined, ...readCounts(folder, rule) }))
    .map((row) => ({ ...row, passed: row.problems === 0 }));
  return [...rows, ...further];
}

/** @param {string} kind */
const inWords = (kind) => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Renders the table at the end of a run: each rule with its result, its time, and what it checked.
 *
 * @param {Row[]} rows
 * @param {number} milliseconds of the whole run
 * @returns {string}
 */
export function closingTable(rows, milliseconds) {
  const table = [
    { rule: 'rule', result: 'result', time: 'time', counts: 'checked' },
    ...rows.map((row) => ({
      rule: row.rule,
      result: row.passed ? 'passed' : row.problems > 0 ? `FAILED (${row.problems})` : 'FAILED',
      time: row.milliseconds === undefined ? '' : seconds(row.milliseconds),
      counts: row.counted
        ? Object.entries(row.counted)
            .map(([kind, count]) => `${count} ${inWords(kind)}`)
            .join(', ') || '–'
        : 'no counts: its test never reached report()',
    })),
  ];
  /** @param {'rule' | 'result' | 'time'} column */
  const width = (column) => Math.max(...table.map((line) => line[column].length));
  const widths = { rule: width('rule'), result: width('result'), time: width('time') };
  const lines = table.map(({ rule, result, time, counts }) =>
    [
      rule.padEnd(widths.rule),
      result.padEnd(widths.result),
      time.padStart(widths.time),
      counts,
    ].join('  '),
  );
  const passed = rows.filter((row) => row.passed).length;
  const total = `Rules: ${passed} passed, ${rows.length - passed} failed, in ${seconds(milliseconds)}.`;
  return ['', ...lines, '', total].join('\n');
}
