#!/usr/bin/env node
// npm run check                                    every rule
// npm run check -- links urls                      some rules
// npm run check -- freshness --update [file …]     writes a rule's records, of all or the named pages
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArguments } from './cli/arguments.mjs';
import { closingTable, readCounts } from './cli/table.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const countsFolder = join(root, 'node_modules/.cache/checks');

/** A rule is a folder with a test of the same name. */
const rules = readdirSync(folder).filter((name) =>
  readdirSync(folder, { recursive: true }).includes(join(name, `${name}.test.ts`)),
);

/** The evidence is what the other rules counted, so it comes after them. */
const last = 'evidence';

const asked = parseArguments(process.argv.slice(2), rules);
if (asked.error) {
  console.error(asked.error);
  process.exit(2);
}
process.env.CHECKS_UPDATE = asked.update ? asked.rules.join(',') : '';
process.env.CHECKS_FILES = asked.files.join(',');
process.chdir(root);

const { startVitest } = await import('vitest/node');
const started = Date.now();
const wanted = asked.rules.length > 0 ? asked.rules : rules;
for (const rule of wanted) rmSync(join(countsFolder, `${rule}.json`), { force: true });

const results = [];
for (const names of [
  wanted.filter((name) => name !== last),
  wanted.filter((name) => name === last),
]) {
  if (names.length === 0) continue;
  const filters = names.map((name) => `checks/${name}/`);
  const vitest = await startVitest('test', filters, { watch: false, project: ['checks'] });
  for (const module of vitest.state.getTestModules()) {
    const rule = module.relativeModuleId.split('/')[1];
    results.push({ rule, passed: module.ok(), milliseconds: module.diagnostic().duration });
  }
  await vitest.close();
}

const rows = wanted.map((rule) => {
  const own = results.filter((result) => result.rule === rule);
  return {
    rule,
    passed: own.length > 0 && own.every(({ passed }) => passed),
    milliseconds: own.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    ...readCounts(countsFolder, rule),
  };
});
console.log(closingTable(rows, Date.now() - started));
process.exit(rows.every(({ passed }) => passed) ? 0 : 1);
