import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '@handbook/content';
import { frameworkVersion } from '../../lib/installed.ts';
import { printed } from './cached.ts';

const core = join(repositoryRoot, 'node_modules/@rspress/core');

/** The output of the installed `rspress` for the arguments. */
export const printedBy = (args: readonly string[]): string =>
  printed(process.execPath, [join(core, 'bin/rspress.js'), ...args], frameworkVersion());

/** Runs the installed `rspress` in a folder. The exit status is `null` after a timeout. */
export function runRspress(
  args: readonly string[],
  cwd: string,
): { output: string; status: number | null } {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(core, 'bin/rspress.js'), ...args],
    { cwd, env: { ...process.env, NO_COLOR: '1' }, encoding: 'utf8', timeout: 60_000 },
  );
  return { output: stripVTControlCharacters(stdout + stderr), status };
}

/** Aliases of commands, which the help doesn't print. */
const aliases: Readonly<Record<string, string>> = { dev: '', serve: 'preview' };

/** Reads the flags in the `Options:` of the help, and whether each needs a value. */
function flagsIn(help: string): Map<string, boolean> {
  const flags = new Map<string, boolean>();
  for (const line of help.split('Options:')[1]?.split('\n') ?? []) {
    const names = line.match(/^\s+((?:-\w, )?--[\w-]+)( <[^>]+>)?/);
    for (const name of names?.[1]?.split(', ') ?? []) flags.set(name, names?.[2] !== undefined);
  }
  return flags;
}

/** The commands that `rspress --help` lists, and their aliases. */
function commandNames(): Set<string> {
  const list = printedBy(['--help']).split('Commands:')[1]?.split('For more info')[0] ?? '';
  const listed = [...list.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name);
  return new Set([...listed, ...Object.keys(aliases)]);
}

const looksLikeFolder = (word: string): boolean => word === 'docs' || /^\.|\//.test(word);

/** Compares the arguments of an `rspress` call with the help of the installed command. */
export function rspressProblems(args: readonly string[]): string[] {
  const names = commandNames();
  const [first = ''] = args;
  const isCommand = names.has(first);
  if (first && !isCommand && !first.startsWith('-') && !looksLikeFolder(first)) {
    return [`rspress has no command ${first}, and would treat it as the folder to serve`];
  }
  const command = isCommand ? (aliases[first] ?? first) : '';
  const flags = flagsIn(printedBy(command ? [command, '--help'] : ['--help']));
  const problems: string[] = [];
  const positional: string[] = [];
  const rest = isCommand ? args.slice(1) : [...args];
  while (rest.length > 0) {
    const word = rest.shift() ?? '';
    const [flag = '', value] = word.split('=');
    if (!word.startsWith('-')) positional.push(word);
    else if (!flags.has(flag)) problems.push(`rspress ${command} has no flag ${flag}`);
    else if (value === undefined && flags.get(flag) && !rest.shift()) {
      problems.push(`${flag} needs a value`);
    } else if (flag === '--host' && rest[0] && !rest[0].startsWith('-')) rest.shift();
  }
  if (positional.length > 1) problems.push(`rspress ${command} accepts one argument`);
  if (command === 'eject' && positional[0] && !ejectable().has(positional[0])) {
    problems.push(`rspress eject has no component ${positional[0]}`);
  }
  return problems.map((problem) => problem.replace('  ', ' '));
}

const ejectable = (): Set<string> =>
  new Set(readdirSync(join(core, 'dist/eject-theme/components')));
