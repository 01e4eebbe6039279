import { exec } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { recall, remember } from '../lib/memory.ts';
import { repositoryRoot } from '../lib/root.ts';
import { writeSite } from './build/run.ts';
import { keyOf, type Site } from './build/site.ts';

/** Milliseconds after which a test counts as hanging. */
const patience = 180_000;

/** The command that the `test` script of an example's `package.json` is; undefined without one. */
export function testCommand({ files }: Site): string | undefined {
  const manifest = files.get('package.json');
  if (manifest === undefined) return undefined;
  const { scripts } = JSON.parse(String(manifest)) as { scripts?: Record<string, string> };
  return scripts?.test;
}

/**
 * Runs an example's own test in a temporary copy, or recalls that it passed with the same packages.
 *
 * @returns what a failing test printed; undefined when it passed
 */
export async function runTest(example: Site, command: string): Promise<string | undefined> {
  const key = keyOf(example);
  if (recall('example-tests', key)) return undefined;
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'example-')));
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  const cwd = join(root, 'example');
  writeSite(cwd, example);
  const failure = await run(command, cwd);
  rmSync(root, { recursive: true, force: true });
  if (failure === undefined) remember('example-tests', key, true);
  return failure;
}

/** Runs a command as a reader's shell would, without what the checks themselves set. */
const run = (command: string, cwd: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const { NODE_ENV, PORT, HOST, ...env } = process.env;
    exec(command, { cwd, env, timeout: patience }, (error, stdout, stderr) => {
      resolve(error ? stripVTControlCharacters(`${stdout}${stderr}`) || error.message : undefined);
    });
  });
