import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { afterAll, expect, it, vi } from 'vitest';
import { checkExamples } from './examples.ts';

// Ignores remembered outcomes.
vi.stubEnv('CHECKS_FORGET', '1');
afterAll(() => vi.unstubAllEnvs());

const root = mkdtempSync(join(tmpdir(), 'examples-'));
symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('catches a type error, a failing test, and a broken build, with or without a test', async () => {
  const dead = '# Page\n\n[a](/nowhere)\n';
  const cold = "console.log('tea is cold');\nprocess.exit(3);\n";
  const ready = "console.log('tea is ready');\n";
  for (const [name, page, script, test] of [
    ['sound', '# Page\n'],
    ['broken', dead],
    ['failing', '# Page\n', 'rspress build && node test.mjs', cold],
    ['unbuilt', dead, 'node test.mjs', ready],
  ] as const) {
    write(`examples/${name}/docs/index.mdx`, page);
    if (!script) continue;
    write(`examples/${name}/test.mjs`, test);
    const manifest = { type: 'module', scripts: { test: script } };
    write(`examples/${name}/package.json`, JSON.stringify(manifest));
  }
  write('examples/broken/docs/_part.tsx', 'export const a: string =\n  1;\n');
  const { problems, counted } = await checkExamples(root);
  expect(counted).toEqual({ examples: 4, exampleTests: 2 });
  const byFile = Object.fromEntries(problems.map(({ file, message }) => [file, message]));
  expect(byFile).toEqual({
    'examples/broken/docs/_part.tsx': expect.stringContaining('TS2322'),
    'examples/broken': expect.stringContaining('Dead link'),
    'examples/failing': expect.stringContaining('tea is cold'),
    'examples/unbuilt': expect.stringContaining('Dead link'),
  });
});
