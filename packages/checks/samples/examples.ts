import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { reasonOf } from './build/findings.ts';
import { proveSites } from './build/prove.ts';
import type { Site } from './build/site.ts';
import { runExampleScripts } from './exampleScripts.ts';
import { options, sharingHost } from './typescript/options.ts';

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

/** Whether an example changes the types of its program, so that it needs a separate program. */
const augments = ({ files }: Example): boolean =>
  [...files].some(
    ([path, content]) =>
      path.endsWith('.d.ts') ||
      (isTyped(path) && /^declare (?:module|global)\b/m.test(String(content))),
  );

const isTyped = (path: string): boolean => /\.[mc]?tsx?$/.test(path);

/** The type errors of examples, which pages quote, from one program. */
function typeProblems(root: string, examples: readonly Example[]): Problem[] {
  const names = examples.flatMap(({ folder, files }) =>
    [...files.keys()].filter(isTyped).map((path) => join(root, folder, path)),
  );
  const types = ['node', '@rsbuild/core/types'];
  const program = ts.createProgram(names, { ...options, allowJs: false, types }, sharingHost());
  return ts.getPreEmitDiagnostics(program).flatMap(({ file, start, code, messageText }) => {
    if (!file || !names.includes(file.fileName)) return [];
    const line = file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
    const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    return [{ file: relative(root, file.fileName), line, message, fix: 'Make it type-check.' }];
  });
}

/** Type-checks, builds, and tests every folder in `examples/` of a repository. */
export async function checkExamples(root = repositoryRoot): Promise<RuleResult> {
  const base = join(root, 'examples');
  const names = existsSync(base) ? globSync('*/', { cwd: base, onlyDirectories: true }) : [];
  const examples = names.map((name) => readExample(root, `examples/${name.replace(/\/$/, '')}`));
  const scripts = await runExampleScripts(examples);
  const { outcomes } = await proveSites(examples.filter((example) => !scripts.built.has(example)));
  const separate = examples.filter(augments).map((example) => [example]);
  const together = examples.filter((example) => !augments(example));
  const types = [together, ...separate].flatMap((group) => typeProblems(root, group));
  const builds = [...outcomes].flatMap(([{ folder }, { ok, output }]): Problem[] => {
    if (ok) return [];
    const message = `This example doesn't build: ${reasonOf(output)}`;
    return [{ file: folder, message, fix: `Run npx rspress build in ${folder}.` }];
  });
  return {
    problems: [...types, ...builds, ...scripts.problems],
    counted: { examples: examples.length, exampleTests: scripts.ran },
  };
}
