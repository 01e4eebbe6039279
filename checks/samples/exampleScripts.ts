import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findNginx } from '../../scripts/setup/findNginx.mjs';
import { recall, remember } from '../lib/memory.ts';
import type { Problem } from '../lib/problem.ts';
import { repositoryRoot } from '../lib/root.ts';
import { makeWorkshop, writeSite } from './build/folder.ts';
import { keyOf, type Site } from './build/site.ts';

/** Milliseconds after which a script counts as hanging. */
const patience = 240_000;

const self = readFileSync(new URL(import.meta.url), 'utf8');

/** The `test` script of an example's package.json, if it has one. */
function testScript({ files }: Site): string | undefined {
  const manifest = files.get('package.json');
  if (manifest === undefined) return undefined;
  const { scripts } = JSON.parse(String(manifest)) as { scripts?: Record<string, string> };
  return scripts?.test;
}

/** Runs a script as npm would, with the programs of the installed packages at hand. */
function run(script: string, cwd: string): Promise<{ ok: boolean; output: string }> {
  const bin = join(repositoryRoot, 'node_modules', '.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    NGINX_PATH: findNginx(),
    VITEST: undefined,
  };
  const [shell, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c'];
  return new Promise((resolve) => {
    execFile(shell, [flag, script], { cwd, env, timeout: patience }, (error, stdout, stderr) =>
      resolve({ ok: !error, output: stripVTControlCharacters(`${stdout}${stderr}`) }),
    );
  });
}

/** Runs the `test` script of every example that has one, in a copy of its folder, one at a time. */
export async function runExampleScripts(
  examples: readonly (Site & { folder: string })[],
): Promise<{ problems: Problem[]; ran: number }> {
  const problems: Problem[] = [];
  let ran = 0;
  for (const example of examples) {
    const script = testScript(example);
    if (script === undefined) continue;
    ran += 1;
    const key = keyOf({ ...example, fails: `test:${self}` });
    if (recall<boolean>('example-tests', key)) continue;
    const workshop = makeWorkshop();
    const folder = join(workshop, 'my-docs');
    writeSite(folder, example);
    const { ok, output } = await run(script, folder);
    rmSync(workshop, { recursive: true, force: true });
    if (ok) {
      remember('example-tests', key, true);
      continue;
    }
    problems.push({
      file: `${example.folder}/package.json`,
      message: `The test of this example fails:\n${output.trim().split('\n').slice(-40).join('\n')}`,
      cure: `Run npm test in ${example.folder} and mend what it says.`,
    });
  }
  return { problems, ran };
}
