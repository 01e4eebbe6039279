import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadPages, repositoryRoot } from '@handbook/content';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { report } from '../lib/report.ts';
import { checkExamples } from './examples.ts';
import { samplesOf } from './sources.ts';

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

describe('mutation fixtures: examples', () => {
  it('fails without examples', async () => {
    const result = await checkExamples(root);
    expect(() => report('fixture', result)).toThrow('found no examples');
  });

  it('accepts a correct example, and catches a type error and a broken build', async () => {
    const config =
      "import { defineConfig } from '@rspress/core';\nexport default defineConfig({});\n";
    write('examples/sound/rspress.config.ts', config);
    write('examples/sound/docs/index.mdx', '# Sound\n');
    cpSync(join(root, 'examples/sound'), join(root, 'examples/broken'), { recursive: true });
    write('examples/broken/docs/index.mdx', '# Broken\n\n[a](/nowhere)\n');
    write('examples/broken/docs/_part.tsx', 'export const a: string =\n  1;\n');
    const { problems, counted } = await checkExamples(root);
    expect(counted).toEqual({ examples: 2, exampleTests: 0 });
    expect(problems.map(({ file, line }) => [file, line])).toEqual([
      ['examples/broken/docs/_part.tsx', 1],
      ['examples/broken', undefined],
    ]);
    expect(problems[0]?.message).toContain('TS2322');
    expect(problems[1]?.message).toContain('Dead link');
  });

  it('runs the test of an example, shows the output of a failing test, and builds what no test built', async () => {
    rmSync(join(root, 'examples'), { recursive: true });
    const manifest = (test: string) => JSON.stringify({ type: 'module', scripts: { test } });
    for (const [name, script, page] of [
      ['passing', 'node test.mjs', '# Tested\n'],
      ['failing', 'node test.mjs && exit 3', '# Tested\n'],
      ['unbuilt', 'node test.mjs', '# Tested\n\n[a](/nowhere)\n'],
    ] as const) {
      write(`examples/${name}/docs/index.mdx`, page);
      write(`examples/${name}/test.mjs`, "console.log('tea is ready');\n");
      write(`examples/${name}/package.json`, manifest(script));
    }
    const { problems, counted } = await checkExamples(root);
    expect(counted).toEqual({ examples: 3, exampleTests: 3 });
    expect(problems.map(({ file }) => file)).toEqual([
      'examples/unbuilt',
      'examples/failing/package.json',
    ]);
    expect(problems[0]?.message).toContain('Dead link');
    expect(problems[1]?.message).toContain('tea is ready');
  });
});

it('the site', async () => {
  const isQuoted = samplesOf(loadPages()).some(({ meta }) =>
    String(meta.file).startsWith('<root>/examples/'),
  );
  const result = await checkExamples();
  console.table(result.counted);
  // If no page quotes an example, none is required.
  if (!isQuoted && result.counted.examples === 0) return;
  report('examples', result);
});
