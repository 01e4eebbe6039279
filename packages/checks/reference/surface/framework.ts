import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { repositoryRoot } from '@handbook/content';

/** An installed copy of the framework. */
export interface Framework {
  /** The folder whose `node_modules` contains the framework. */
  project: string;
  /** Root of `@rspress/core`. */
  core: string;
  /** Root of `@rspress/shared`. */
  shared: string;
  version: string;
  /** Roots of the installed official plugins by short name, e.g. `rss`. */
  plugins: Record<string, string>;
}

/**
 * Finds the installed framework.
 *
 * @throws Error if `@rspress/core` isn't installed
 */
export function locateFramework(): Framework {
  const project = repositoryRoot;
  const scope = join(project, 'node_modules/@rspress');
  const core = join(scope, 'core');
  const manifest = join(core, 'package.json');
  if (!existsSync(manifest)) {
    throw new Error(`${core} is missing. Run npm install first.`);
  }
  const plugins = readdirSync(scope)
    .filter((name) => name.startsWith('plugin-'))
    .map((name) => [name.slice('plugin-'.length), join(scope, name)]);
  return {
    project,
    core,
    shared: join(scope, 'shared'),
    version: (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version,
    plugins: Object.fromEntries(plugins) as Record<string, string>,
  };
}

/** The path of an absolute file from the project, e.g. `node_modules/@rspress/core/dist/runtime/App.js`. */
export const projectPath = ({ project }: Framework, file: string): string =>
  relative(project, file).split(sep).join('/');
