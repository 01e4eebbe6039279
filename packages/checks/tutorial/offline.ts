import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { frameworkVersion } from '../lib/installed.ts';
import { runCommand } from './session.ts';

/**
 * Links the packages of this repository into a project if no registry is available. The project has a separate
 * `node_modules`, because the framework writes into that folder.
 *
 * @returns a description for the printed table
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
  return 'No registry is available, so the packages are links to the packages of this repository';
}
