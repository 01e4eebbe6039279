import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@handbook/content';
import { cacheFolder } from '../lib/memory.ts';

const run = promisify(execFile);

/** Flags to install without scripts and questions, and from the cache of npm if possible. */
const flags = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--legacy-peer-deps',
];

/** Dependencies of the framework's declarations, without which components aren't recognized. */
const typeDependencies = ['react', 'react-dom', '@types/react', '@types/react-dom'];

const errorsIn = (output: string): string =>
  output
    .split('\n')
    .filter((line) => /^npm (?:error|ERR!)/.test(line) && !/complete log/.test(line))
    .slice(0, 3)
    .join('\n');

async function npm(args: string[], cwd: string): Promise<string> {
  try {
    const shell = process.platform === 'win32';
    const { stdout } = await run('npm', args, { cwd, shell, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const output = `${(error as { stderr?: string }).stderr ?? ''}`;
    throw new Error(`npm ${args[0]} failed:\n${errorsIn(output) || String(error)}`);
  }
}

/**
 * Installs a release into a separate folder, once. A second call returns the same folder.
 *
 * @param plugins short names of the official plugins that were published with the same version
 * @returns the folder with the `node_modules`
 * @throws Error with the message of npm if the installation fails
 */
export async function install(version: string, plugins: readonly string[]): Promise<string> {
  const folder = join(cacheFolder('releases'), [version, ...plugins].join('+'));
  const done = join(folder, 'installed');
  if (existsSync(done) && !process.env.CHECKS_FORGET) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { overrides, dependencies, devDependencies } = JSON.parse(
    readFileSync(join(repositoryRoot, 'package.json'), 'utf8'),
  );
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', overrides }),
  );
  const known: Record<string, string> = { ...dependencies, ...devDependencies };
  const packages = [
    ...['core', ...plugins.map((name) => `plugin-${name}`)].map(
      (name) => `@rspress/${name}@${version}`,
    ),
    ...typeDependencies.map((name) => `${name}@${known[name]}`),
  ];
  await npm(['install', ...flags, ...packages], folder);
  writeFileSync(done, '');
  return folder;
}

/**
 * Returns the official plugins that were published with a version of the framework.
 *
 * @param names short names of plugins
 * @throws Error with the message of npm if the registry doesn't respond
 */
export async function pluginsOf(version: string, names: readonly string[]): Promise<string[]> {
  const versions = await Promise.all(names.map((name) => published(`@rspress/plugin-${name}`)));
  return names.filter((_, at) => versions[at]?.includes(version));
}

/**
 * Returns the final 2.0.x versions of a package in the registry.
 *
 * @throws Error with the message of npm if the registry doesn't respond
 */
export async function published(name: string): Promise<string[]> {
  const text = await npm(['view', name, 'versions', '--json'], repositoryRoot);
  const versions = JSON.parse(text) as string | string[];
  return [versions].flat().filter((version) => /^2\.0\.\d+$/.test(version));
}
