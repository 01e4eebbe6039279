import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '@handbook/content';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { findNginx } from '../../../tools/setup/findNginx.mjs';
import { installKey } from '../lib/installed.ts';
import { recall, remember } from '../lib/memory.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { inTurn } from '../lib/processes.ts';
import { type Files, makeWorkshop, writeSite } from './build/folder.ts';
import { buildFolders, keyOf, type Outcome } from './build/run.ts';
import { augments, diagnosticsOf } from './types.ts';

/** One example site below `examples/`. */
interface Example {
  /** Its folder from the repository root, e.g. `examples/plugin`. */
  folder: string;
  files: Files;
  /** The script that builds and tests it. */
  test: string;
}

/** How the test of most examples starts. A process that builds several sites loads the framework only once. */
const buildFirst = /^rspress build(?: && |$)/;

/** Milliseconds after which a test counts as hanging. */
const patience = 240_000;

function readExample(root: string, folder: string): Example {
  const cwd = join(root, folder);
  const ignore = ['**/node_modules/**', 'doc_build/**'];
  const paths = globSync('**/*', { cwd, dot: true, ignore });
  const files = new Map(paths.map((path) => [path, readFileSync(join(cwd, path))]));
  const manifest = JSON.parse(String(files.get('package.json') ?? '{}'));
  return { folder, files, test: manifest.scripts?.test ?? 'rspress build' };
}

/** The type errors of examples, from one program, except for examples that change the types of others. */
function typeProblems(root: string, examples: readonly Example[]): Problem[] {
  const programs: string[][] = [[]];
  for (const { folder, files } of examples) {
    const typed = [...files].filter(([path]) => /\.[mc]?tsx?$/.test(path));
    const names = typed.map(([path]) => join(root, folder, path));
    const isSeparate = typed.some(
      ([path, text]) => /\.d\.ts$/.test(path) || augments(String(text)),
    );
    if (isSeparate) programs.push(names);
    else programs[0]?.push(...names);
  }
  return programs.flatMap((names) =>
    diagnosticsOf(names, { allowJs: false }).flatMap(({ file, start, code, messageText }) => {
      if (!file || !names.includes(file.fileName)) return [];
      const line = file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
      const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      return [{ file: relative(root, file.fileName), line, message, fix: 'Make it type-check.' }];
    }),
  );
}

/** Runs a script like npm, with the programs of the installed packages on the PATH. */
function run(script: string, cwd: string): Promise<Outcome> {
  const bin = join(repositoryRoot, 'node_modules', '.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    NGINX_PATH: findNginx(),
    VITEST: undefined,
    // Each copy is deleted after one or two builds, so a cache wouldn't pay off.
    RSPRESS_PERSISTENT_CACHE: 'false',
  };
  return new Promise((resolve) => {
    execFile(script, { cwd, env, timeout: patience, shell: true }, (error, stdout, stderr) =>
      resolve({ ok: !error, output: stripVTControlCharacters(`${stdout}${stderr}`) }),
    );
  });
}

/** Builds and tests examples in copies of their folders. */
async function proveExamples(examples: readonly Example[]): Promise<Problem[]> {
  const workshop = makeWorkshop();
  const queue = examples.flatMap(({ folder, files, test }) => {
    const key = keyOf({ files, fails: `${test} ${installKey(import.meta.filename)}` });
    if (recall('examples', key)) return [];
    const cwd = join(workshop, folder, 'my-docs');
    writeSite(cwd, files);
    return [{ key, folder, cwd, test }];
  });
  const toBuild = queue.filter(({ test }) => buildFirst.test(test));
  const builds = buildFolders(toBuild.map(({ cwd }) => cwd));
  const problems = queue.map(async (example): Promise<Problem[]> => {
    const { key, folder, cwd, test } = example;
    const script = test.replace(buildFirst, '');
    let outcome = await builds[toBuild.indexOf(example)];
    if (outcome?.ok !== false && script) outcome = await inTurn(() => run(script, cwd));
    const isBuilt = globSync('doc_build/**/*.html', { cwd }).length > 0;
    if (outcome?.ok && !isBuilt) outcome = await buildFolders([cwd])[0];
    if (outcome?.ok) return remember('examples', key, []);
    const output = outcome?.output.trim() ?? '';
    const failed = /^\s*(?:not ok|✖) [\s\S]{0,3000}/m.exec(output)?.[0];
    const end = failed ?? output.slice(-3000);
    const message = `This example doesn't build, or its test fails:\n${end}`;
    const fix = `Run npm test in ${folder}, and correct what it reports.`;
    return [{ file: folder, message, fix }];
  });
  const found = (await Promise.all(problems)).flat();
  rmSync(workshop, { recursive: true, force: true });
  return found;
}

/** Type-checks, builds, and tests every folder in `examples/` of a repository. */
export async function checkExamples(root = repositoryRoot): Promise<RuleResult> {
  const cwd = join(root, 'examples');
  const names = existsSync(cwd) ? globSync('*/', { cwd, onlyDirectories: true }) : [];
  const examples = names.map((name) => readExample(root, `examples/${name.replace(/\/$/, '')}`));
  const proof = proveExamples(examples);
  // The queue starts processes in the next microtask. They work while this process checks the types.
  await Promise.resolve();
  const typed = typeProblems(root, examples);
  const exampleTests = examples.filter(({ test }) => test !== 'rspress build').length;
  return {
    problems: [...(await proof), ...typed],
    counted: { examples: examples.length, exampleTests },
  };
}
