#!/usr/bin/env node
// npm run check                                    every rule
// npm run check -- changed [--update]              the changes of this branch, without a build
// npm run check -- links urls                      some rules
// npm run check -- samples docs/en/page.mdx        the samples of some pages
// npm run check -- freshness --update [file …]     writes a rule's records for all pages or some pages;
//                                                  --force includes unchanged translations
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outFolder, root, staleBuild } from '@handbook/content/files';
import { needingBuild, parseArguments } from './cli/arguments.mjs';
import { closingTable, readRows } from './cli/table.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const countsFolder = join(root, 'node_modules/.cache/checks');

/** Folders that the rules share, which the unit tests cover. */
const shared = ['cli', 'lib'];

/** A rule is a folder with a test of the same name. */
const rules = readdirSync(folder)
  .filter((name) => !shared.includes(name) && existsSync(join(folder, name, `${name}.test.ts`)))
  .sort();

const asked = parseArguments(process.argv.slice(2), rules);
if (asked.error) {
  console.error(asked.error);
  process.exit(2);
}
if (asked.rules.includes('changed')) {
  await import('../../tools/typescript/register.mjs');
  const { checkChanged } = await import('./cli/checkChanged.ts');
  const { listItems } = await import('./cli/listItems.ts');
  const changes = await checkChanged(root, asked.update).catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
  console.log(listItems(changes));
  process.exit(changes.items.some(({ kind }) => kind !== 'warning') ? 1 : 0);
}
process.env.CHECKS_UPDATE = asked.update ? asked.rules.join(',') : '';
process.env.CHECKS_FORCE = String(asked.force);
process.env.CHECKS_FILES = asked.files.join(',');
process.chdir(root);

const wanted = asked.rules.length > 0 ? asked.rules : rules;
const reading = wanted.filter((rule) => needingBuild.includes(rule));
if (reading.length > 0 && !existsSync(join(outFolder, 'index.html'))) {
  console.error(
    `Run \`npm run build\` first. These rules read the built site: ${reading.join(', ')}.`,
  );
  process.exit(2);
}
const staleness = reading.length > 0 && staleBuild();
const warning = staleness && `Warning: ${staleness} Run \`npm run build\` first.`;
if (warning) console.warn(warning);

const { startVitest } = await import('vitest/node');
const started = Date.now();
// Removes the counts of earlier runs.
if (asked.rules.length === 0) rmSync(countsFolder, { recursive: true, force: true });
else for (const rule of wanted) rmSync(join(countsFolder, `${rule}.json`), { force: true });

const vitest = await startVitest(
  'test',
  // With named pages, the rule's other tests are left out because they take longer than the pages.
  wanted.map(
    (name) =>
      `packages/checks/${name}/${asked.files.length > 0 && !asked.update ? `${name}.test.ts` : ''}`,
  ),
  {
    watch: false,
    project: ['checks'],
    reporters: asked.report ? ['default', 'json'] : ['default'],
    outputFile: asked.report ? { json: asked.report } : undefined,
  },
);
const modules = vitest.state.getTestModules().map((module) => ({
  rule: relative(folder, module.moduleId).split(sep)[0] ?? '',
  passed: module.ok(),
  milliseconds: module.diagnostic().duration,
}));
const failed = process.exitCode !== undefined && process.exitCode !== 0;
await vitest.close();

const rows = readRows(wanted, modules, countsFolder, started);
console.log(closingTable(rows, Date.now() - started));
// Again, because the results above may be wrong.
if (warning) console.warn(warning);
process.exit(failed || rows.some(({ passed }) => !passed) ? 1 : 0);
