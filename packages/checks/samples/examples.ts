import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { reasonOf } from './build/findings.ts';
import { proveSites } from './build/prove.ts';
import type { Site } from './build/site.ts';
import { buildsItself, runExampleScripts } from './exampleScripts.ts';
import { options } from './typescript/options.ts';

/** One example site below `examples/`. */
interface Example extends Site {
  /** Its folder from the repository root, e.g. `examples/plugin`. */
  folder: string;
}

function readExample(root: string, folder: string): Example {
  const cwd = join(root, folder);
  const ignore = ['**/node_modules/**', 'doc_build/**'];
  const paths = globSync('**/*', { cwd, dot: true, ignore });
  const files = new Map(paths.map((path) => [path, readFileSync(join(cwd, path))]));
  return { folder, files, fails: undefined };
}

/** A compiler host that parses packages once for all examples. */
function sharingHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  return {
    ...host,
    getSourceFile(name, ...rest) {
      if (!name.includes('/node_modules/')) return host.getSourceFile(name, ...rest);
      if (!parsed.has(name)) parsed.set(name, host.getSourceFile(name, ...rest));
      return parsed.get(name);
    },
  };
}

/** The type errors of an example, which pages quote. */
function typeProblems(root: string, { folder, files }: Example, host: ts.CompilerHost): Problem[] {
  const rootNames = [...files.keys()].filter((path) => /\.[mc]?tsx?$/.test(path));
  const names = rootNames.map((path) => join(root, folder, path));
  const types = ['node', '@rsbuild/core/types'];
  const program = ts.createProgram(names, { ...options, allowJs: false, types }, host);
  return ts.getPreEmitDiagnostics(program).flatMap(({ file, start, code, messageText }) => {
    if (!file || !names.includes(file.fileName)) return [];
    const path = file.fileName.slice(join(root, folder).length + 1);
    const line = file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
    const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    return [{ file: `${folder}/${path}`, line, message, fix: 'Make it type-check.' }];
  });
}

/** Type-checks, builds, and tests every folder in `examples/` of a repository. */
export async function checkExamples(root = repositoryRoot): Promise<RuleResult> {
  const base = join(root, 'examples');
  const names = existsSync(base) ? globSync('*/', { cwd: base, onlyDirectories: true }) : [];
  const examples = names.map((name) => readExample(root, `examples/${name.replace(/\/$/, '')}`));
  const { outcomes } = await proveSites(examples.filter((example) => !buildsItself(example)));
  const host = sharingHost();
  const problems = examples.flatMap((example): Problem[] => {
    const outcome = outcomes.get(example);
    const types = typeProblems(root, example, host);
    if (!outcome || outcome.ok) return types;
    const message = `This example does not build: ${reasonOf(outcome.output)}`;
    const fix = `Run npx rspress build in ${example.folder}.`;
    return [...types, { file: example.folder, message, fix }];
  });
  const scripts = await runExampleScripts(examples);
  return {
    problems: [...problems, ...scripts.problems],
    counted: { examples: examples.length, exampleTests: scripts.ran },
  };
}
