import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { frameworkVersion } from '../lib/frameworkVersion.ts';
import { runCommand } from './session.ts';

/**
 * Gives a project this repository's installed packages when no registry can be asked: links to
 * each, in a `node_modules` of its own, because the framework writes into that folder.
 *
 * @returns what was done, for the printed table
 */
export function installFromHere(folder: string): string {
  const source = join(repositoryRoot, 'node_modules');
  const target = join(folder, 'node_modules');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  for (const name of readdirSync(source)) {
    if (/^\.(?!bin$)/.test(name)) continue;
    symlinkSync(join(source, name), join(target, name), 'junction');
  }
  runCommand(`npm pkg set "dependencies.@rspress/core=^${frameworkVersion()}"`, folder);
  return 'The registry gave no packages: they are links to this repository’s own';
}
