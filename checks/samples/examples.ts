import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { repositoryRoot } from '../lib/root.ts';
import { reasonOf } from './build/findings.ts';
import { proveSites } from './build/prove.ts';
import type { Site } from './build/site.ts';
import { runTest, testCommand } from './exampleTests.ts';
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

/** Type errors of an example's code, which pages quote and so must be as sound as a sample. */
function typeProblems(root: string, { folder, files }: Example): Problem[] {
  const rootNames = [...files.keys()].filter((path) => /\.[mc]?[jt]sx?$/.test(path));
  const names = rootNames.map((path) => join(root, folder, path));
  const types = ['node', '@rsbuild/core/types'];
  const program = ts.createProgram(names, { ...options, types });
  return ts.getPreEmitDiagnostics(program).flatMap(({ file, start, code, messageText }) => {
    if (!file || !names.includes(file.fileName)) return [];
    const path = file.fileName.slice(join(root, folder).length + 1);
    const line = file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
    const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    return [{ file: `${folder}/${path}`, line, message, cure: 'Make it type-check.' }];
  });
}

/** What is wrong with an example's own test, if it has one. */
async function testProblems(example: Example): Promise<Problem[]> {
  const command = testCommand(example);
  const failure = command && (await runTest(example, command));
  if (!failure) return [];
  const file = `${example.folder}/package.json`;
  const message = `The test of this example fails: ${lastLines(failure)}`;
  return [{ file, message, cure: `Run npm test in a copy of ${example.folder}.` }];
}

const lastLines = (text: string): string => text.trim().split('\n').slice(-40).join('\n');

/** Type-checks and builds every folder directly below `examples/` of a repository, and runs its test. */
export async function checkExamples(root = repositoryRoot): Promise<RuleResult> {
  const base = join(root, 'examples');
  const names = existsSync(base) ? globSync('*/', { cwd: base, onlyDirectories: true }) : [];
  const examples = names.map((name) => readExample(root, `examples/${name.replace(/\/$/, '')}`));
  const { outcomes } = await proveSites(examples);
  const problems = examples.flatMap((example): Problem[] => {
    const outcome = outcomes.get(example);
    const types = typeProblems(root, example);
    if (outcome?.ok) return types;
    const message = `This example does not build: ${reasonOf(outcome?.output ?? '')}`;
    const cure = `Run npx rspress build in ${example.folder}.`;
    return [...types, { file: example.folder, message, cure }];
  });
  // One after the other: their servers may want the same port.
  for (const example of examples) problems.push(...(await testProblems(example)));
  const tested = examples.filter((example) => testCommand(example) !== undefined).length;
  return { problems, counted: { examples: examples.length, ...(tested && { tested }) } };
}
