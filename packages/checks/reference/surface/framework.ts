import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { repositoryRoot } from '@handbook/content';

/** An installed copy of the framework. */
export interface Framework {
  /** The folder whose `node_modules` contains the framework. */
  project: string;
  /** Root of `@rspress/core`. */
  core: string;
  /** Root of `@rspress/shared`, as `core` resolves it. */
  shared: string;
  version: string;
  /** Roots of the installed official plugins by short name, e.g. `rss`. */
  plugins: Record<string, string>;
}

/**
 * Finds the framework a project has installed.
 *
 * @param project the folder with the `node_modules`
 * @throws Error if `@rspress/core` isn't installed there
 */
export function locateFramework(project = repositoryRoot): Framework {
  const scope = join(project, 'node_modules/@rspress');
  const core = join(scope, 'core');
  const manifest = join(core, 'package.json');
  if (!existsSync(manifest)) {
    throw new Error(`${core} is missing. Install the dependencies of ${project} first.`);
  }
  const plugins = readdirSync(scope)
    .filter((name) => name.startsWith('plugin-'))
    .map((name) => [name.slice('plugin-'.length), join(scope, name)]);
  return {
    project,
    core,
    shared: dirname(dirname(createRequire(realpathSync(manifest)).resolve('@rspress/shared'))),
    version: (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version,
    plugins: Object.fromEntries(plugins) as Record<string, string>,
  };
}

/** The path of an absolute file from the project, e.g. `node_modules/@rspress/core/dist/runtime/App.js`. */
export const projectPath = ({ project }: Framework, file: string): string =>
  relative(project, file).split(sep).join('/');

/** The path of a published file in a record, e.g. `core/runtime/route.js`. */
export function publishedPath({ core, shared, project }: Framework, file: string): string {
  const [head, ...rest] = file.split('/');
  if (head === 'core') return join(core, 'dist', ...rest);
  if (head === 'shared') return join(shared, 'dist', ...rest);
  if (head === 'static') return join(core, file);
  return join(project, 'node_modules', file);
}
