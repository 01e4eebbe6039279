// npm test: installs what is missing, then runs the stages that package.json lists: scripts with commas between them
// run side by side, and a failed stage leaves out the stages after it.
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../packages/content/files.mjs';
import { run } from '../process/run.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/** The lines that are printed of a failed stage: the tools describe failures last. */
const TAIL = 80;

const logs = join(root, 'test-results/logs');
const counts = { passed: 0, failed: 0, flaky: 0 };

// The tests expect a site without settings.
for (const name of Object.keys(process.env)) {
  if (name.startsWith('SITE_')) delete process.env[name];
}

/** @param {number} began */
const since = (began) => {
  const seconds = Math.round((performance.now() - began) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/**
 * Adds up the tests in the closing lines of Vitest, Playwright, and the docs checks.
 *
 * @param {readonly string[]} lines
 */
function count(lines) {
  for (const line of lines.filter((it) =>
    /^\s*(Tests|Rules|\d+ (passed|failed|flaky))\b/.test(it),
  )) {
    for (const [, number, result] of line.matchAll(/(\d+) (passed|failed|flaky)/g)) {
      counts[/** @type {keyof typeof counts} */ (result)] += Number(number);
    }
  }
}

/**
 * Runs a script of package.json and prints its result and time, and the end of its output if it fails.
 *
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 */
async function runStage(script, env) {
  const began = performance.now();
  const file = join(logs, `${script}.log`);
  const log = openSync(file, 'w');
  const code = await run('npm', ['run', script], { env, log });
  closeSync(log);
  const lines = stripVTControlCharacters(readFileSync(file, 'utf8')).trimEnd().split('\n');
  count(lines);
  if (code !== 0) console.log(`\n${lines.slice(-TAIL).join('\n')}\n\nAll of its output: ${file}`);
  console.log(`${code === 0 ? '✓' : '✗'} ${script} (${since(began)})`);
  return code === 0;
}

const start = performance.now();
await ensureDependencies();
const env = { SITE_ENV_FILE: 'off', CHROMIUM_PATH: await ensureChromium() };
console.log(`Node ${process.version}, Chromium ${env.CHROMIUM_PATH}`);
mkdirSync(logs, { recursive: true });
/** @type {string[]} */
let failed = [];
for (const group of process.argv.slice(2)) {
  const scripts = group.split(',');
  const passed = await Promise.all(scripts.map((script) => runStage(script, env)));
  failed = scripts.filter((_, index) => !passed[index]);
  if (failed.length > 0) break;
}
const flaky = counts.flaky > 0 ? `, ${counts.flaky} on the second try` : '';
const result = failed.length > 0 ? `Failed: ${failed.join(', ')},` : 'Everything passed';
console.log(`\n${result} in ${since(start)}.`);
console.log(`Tests: ${counts.passed} passed, ${counts.failed} failed${flaky}`);
process.exitCode = failed.length > 0 ? 1 : 0;
