import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder, root } from '@handbook/content/files';
import { staleBuild } from '../../../tools/process/staleBuild.mjs';
import { type Asked, readArguments } from './arguments.ts';
import { closingLines, describe, isFailed } from './print.ts';
import type { Scope } from './rule.ts';
import { rules } from './rules.ts';
import { runRules } from './runRules.ts';
import { readScope } from './scope.ts';

/** The rules that the command line asks for. Without names, a part of the site is checked without a build. */
async function chosenRules({ names, pages, changed }: Asked) {
  const wanted = names.length > 0 ? names : Object.keys(rules);
  const loaded = await Promise.all(
    Object.entries(rules).flatMap(([name, load]) => (wanted.includes(name) ? [load()] : [])),
  );
  const isPart = names.length === 0 && (changed || pages.length > 0);
  return isPart ? loaded.filter(({ needsBuild }) => !needsBuild) : loaded;
}

/**
 * Runs `npm run check`.
 *
 * @returns the exit status: 2 if the command can't run, 1 if a rule fails, otherwise 0
 */
export async function main(argv: readonly string[], folder = root): Promise<number> {
  let asked: Asked;
  let scope: Scope;
  try {
    asked = readArguments(argv);
    scope = readScope(folder, asked);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
  // Some functions of the packages read files from the working folder.
  process.chdir(folder);
  const started = performance.now();
  const chosen = await chosenRules(asked);
  const reading = chosen.filter(({ needsBuild }) => needsBuild).map(({ name }) => name);
  if (reading.length > 0 && !existsSync(join(outFolder, 'index.html'))) {
    console.error(
      `Run \`npm run build\` first. These rules read the built site: ${reading.join(', ')}.`,
    );
    return 2;
  }
  const staleness = reading.length > 0 && staleBuild();
  const outcomes = await runRules(chosen, scope, (outcome) => {
    const text = describe(outcome);
    if (text) console.log(text);
  });
  console.log(closingLines(outcomes, (performance.now() - started) / 1000));
  if (asked.changed) {
    const others = [...(scope.changes?.files ?? [])].filter((file) => !file.startsWith('docs/'));
    console.log(`Changed pages: ${scope.pages.length}.`);
    if (others.length > 0) console.log(`Run npm test for these, too: ${others.join(', ')}`);
  }
  if (staleness) console.warn(`Warning: ${staleness} Run \`npm run build\` first.`);
  return outcomes.some(isFailed) ? 1 : 0;
}
