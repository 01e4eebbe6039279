import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '@handbook/content';
import { globSync } from 'tinyglobby';
import { findNginx } from '../../../tools/setup/findNginx.mjs';
import { recall, remember } from '../lib/memory.ts';
import type { Problem } from '../lib/problem.ts';
import { makeWorkshop, writeSite } from './build/folder.ts';
import { keyOf, type Site } from './build/site.ts';

/** Milliseconds after which a script counts as hanging. */
const patience = 240_000;

type Example = Site & { folder: string };

const self = readFileSync(new URL(import.meta.url), 'utf8');

/** The `test` script of an example's package.json, if it has one. */
function testScript({ files }: Site): string | undefined {
  const manifest = files.get('package.json');
  if (manifest === undefined) return undefined;
  const { scripts } = JSON.parse(String(manifest)) as { scripts?: Record<string, string> };
  return scripts?.test;
}

/** Runs a script like npm, with the programs of the installed packages on the PATH. */
function run(script: string, cwd: string): Promise<{ ok: boolean; output: string }> {
  const bin = join(repositoryRoot, 'node_modules', '.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    NGINX_PATH: findNginx(),
    VITEST: undefined,
    // Each copy is deleted after one or two builds, so a cache wouldn't pay off.
    RSPRESS_PERSISTENT_CACHE: 'false',
  };
  const [shell, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c'];
  return new Promise((resolve) => {
    execFile(shell, [flag, script], { cwd, env, timeout: patience }, (error, stdout, stderr) =>
      resolve({ ok: !error, output: stripVTControlCharacters(`${stdout}${stderr}`) }),
    );
  });
}

/** What the test of an example proved. */
interface Tested {
  problems: Problem[];
  /** Whether the test built the example, so that passing proves that it builds. */
  built: boolean;
}

/** Runs an example's script in a copy of its folder. */
async function prove(example: Example, script: string): Promise<Tested> {
  const key = keyOf({ ...example, fails: `test:${self}` });
  const known = recall<Tested>('example-tests', key);
  if (known) return known;
  const workshop = makeWorkshop();
  const folder = join(workshop, 'my-docs');
  writeSite(folder, example);
  const { ok, output } = await run(script, folder);
  const built = ok && globSync('doc_build/**/*.html', { cwd: folder }).length > 0;
  rmSync(workshop, { recursive: true, force: true });
  if (ok) return remember('example-tests', key, { problems: [], built });
  const problem = {
    file: `${example.folder}/package.json`,
    message: `The test of this example fails:\n${output.trim().split('\n').slice(-40).join('\n')}`,
    fix: `Run npm test in ${example.folder} and correct what it reports.`,
  };
  return { problems: [problem], built };
}

/**
 * Runs the `test` script of every example that has one, two at a time.
 *
 * @returns also the examples that their tests built
 */
export async function runExampleScripts<E extends Example>(
  examples: readonly E[],
): Promise<{ problems: Problem[]; ran: number; built: ReadonlySet<E> }> {
  const scripts = examples.flatMap((example) => {
    const script = testScript(example);
    return script === undefined ? [] : [{ example, script }];
  });
  const problems: Problem[] = [];
  const built = new Set<E>();
  const queue = [...scripts];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const tested = await prove(next.example, next.script);
      problems.push(...tested.problems);
      if (tested.built) built.add(next.example);
    }
  };
  await Promise.all([work(), work()]);
  return { problems, ran: scripts.length, built };
}
