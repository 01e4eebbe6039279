import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { printed } from './cached.ts';
import { knownPackages } from './commands.ts';

let version: string | undefined;

/** The output of the installed npm. */
function npm(args: readonly string[]): string {
  version ??= spawnSync('npm', ['--version'], { encoding: 'utf8' }).stdout.trim();
  return printed('npm', args, version);
}

/** npm's one-letter flags, from `npm help config`, “Shorthands and Other CLI Niceties”. */
const shorthands: Readonly<Record<string, string>> = {
  '-B': '--save-bundle',
  '-D': '--save-dev',
  '-E': '--save-exact',
  '-O': '--save-optional',
  '-P': '--save-prod',
  '-S': '--save',
  '-f': '--force',
  '-g': '--global',
  '-w': '--workspace',
  '-y': '--yes',
};

/** Flags of every npm command that its help doesn't list. */
const everywhere = new Set(['--help', '--loglevel', '--prefix', '--registry', '--silent', '--yes']);

/** The command of the installed npm with a name or an alias. */
export function npmCommand(name: string): string | undefined {
  const commands = npm(['-h'])
    .split('All commands:')[1]
    ?.split('Specify')[0]
    ?.match(/[\w-]+/g);
  if (commands?.includes(name)) return name;
  // `npm <alias> -h` prints the help of the command.
  const help = npm([name, '-h']);
  return help.match(/^npm ([\w-]+)/m)?.[1];
}

/** Compares the flags of an npm command with its help. */
export function npmFlagProblems(command: string, words: readonly string[]): string[] {
  const help = npm([command, '-h']);
  const known = new Set([...help.matchAll(/--[\w-]+/g)].map(([flag]) => flag));
  return words
    .filter((word) => word.startsWith('-'))
    .map((word) => word.split('=')[0] ?? word)
    .filter((flag) => {
      const long = shorthands[flag] ?? flag;
      return !known.has(long) && !known.has(long.replace('--no-', '--')) && !everywhere.has(long);
    })
    .map((flag) => `npm ${command} has no flag ${flag}`);
}

/** A package name without its version, or `undefined` if it isn't a name. */
export const packageName = (spec: string): string | undefined =>
  spec.match(/^((?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*)(?:@[\w.^~><=*|-]+)?$/)?.[1];

/** Checks the packages that a page installs or runs. */
export function packageProblems(specs: readonly string[]): string[] {
  return specs.flatMap((spec) => {
    const name = packageName(spec);
    if (!name) return [`${spec} is not a package name`];
    const isInstalled = existsSync(join(repositoryRoot, 'node_modules', name, 'package.json'));
    return isInstalled || name in knownPackages ? [] : [`${name} is an unknown package`];
  });
}
