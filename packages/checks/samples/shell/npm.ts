import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { printed } from './cached.ts';
import { knownPackages } from './commands.ts';
import { rspressProblems } from './rspress.ts';

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
function npmCommand(name: string): string | undefined {
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
function flagProblems(command: string, words: readonly string[]): string[] {
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
const packageName = (spec: string): string | undefined =>
  spec.match(/^((?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*)(?:@[\w.^~><=*|-]+)?$/)?.[1];

/** Checks the packages that a page installs or runs. */
function packageProblems(specs: readonly string[]): string[] {
  return specs.flatMap((spec) => {
    const name = packageName(spec);
    if (!name) return [`${spec} is not a package name`];
    const isInstalled = existsSync(join(repositoryRoot, 'node_modules', name, 'package.json'));
    return isInstalled || name in knownPackages ? [] : [`${name} is an unknown package`];
  });
}

const positional = (words: readonly string[]): string[] =>
  words.filter((word) => !word.startsWith('-'));

/** Checks a call of `npx`. */
export function npxProblems(words: readonly string[]): string[] {
  const start = words.findIndex((word) => !word.startsWith('-'));
  const [spec = '', ...args] = words.slice(Math.max(start, 0));
  const name = packageName(spec) ?? spec;
  if (name === 'rspress') return rspressProblems(args);
  const isProgram = existsSync(join(repositoryRoot, 'node_modules/.bin', name));
  return isProgram || name in knownPackages ? [] : [`${spec} is an unknown program`];
}

/**
 * Checks a call of `npm`.
 *
 * @param run checks the script with a name, with what follows a bare `--`
 */
export function npmProblems(
  words: readonly string[],
  run: (name: string, extra: readonly string[]) => string[],
): string[] {
  const dashes = words.indexOf('--');
  const [name = '', ...rest] = dashes < 0 ? words : words.slice(0, dashes);
  const after = dashes < 0 ? [] : words.slice(dashes + 1);
  const command = npmCommand(name);
  const [first = ''] = positional(rest);
  if (!command) return [`npm has no command ${name}`];
  if (command === 'run') return run(first, after);
  if (command === 'start' || command === 'test') return run(command, after);
  if (command === 'exec') return npxProblems([...rest, ...after]);
  const problems = flagProblems(command, rest);
  if (command === 'init' && first) problems.push(...packageProblems([`create-${first}`]));
  if (command === 'view' && first) problems.push(...packageProblems([first]));
  if (['install', 'uninstall', 'update'].includes(command)) {
    problems.push(...packageProblems(positional(rest)));
  }
  return problems;
}
