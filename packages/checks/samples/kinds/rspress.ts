import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '@handbook/content';

const program = join(repositoryRoot, 'node_modules/@rspress/core/bin/rspress.js');

const printed = new Map<string, string>();

/** What the installed `rspress` prints outside of a site. */
function runRspress(args: readonly string[]): string {
  const call = args.join(' ');
  const known = printed.get(call);
  if (known !== undefined) return known;
  const options = { cwd: tmpdir(), env: { ...process.env, NO_COLOR: '1' }, timeout: 60_000 };
  const { stdout } = spawnSync(process.execPath, [program, ...args], options);
  const text = stripVTControlCharacters(String(stdout));
  printed.set(call, text);
  return text;
}

/** The commands of `rspress`, with the command that prints their help. */
const commands: Readonly<Record<string, string[]>> = {
  dev: [],
  build: ['build'],
  preview: ['preview'],
  serve: ['preview'],
  eject: ['eject'],
};

/** Compares the command and the flags of an `rspress` call with the help of the installed program. */
export function rspressProblems(args: readonly string[]): string[] {
  const [first = ''] = args;
  const isFolder = first === 'docs' || /^[.-]|\//.test(first);
  if (first && !Object.hasOwn(commands, first) && !isFolder) {
    return [`rspress has no command ${first}, and would treat it as the folder to serve`];
  }
  const flags = args.filter((word) => word.startsWith('-')).map((word) => word.split('=')[0] ?? '');
  if (flags.length === 0) return [];
  const help = runRspress([...(commands[first] ?? []), '--help']).split('Options:')[1] ?? '';
  const known: readonly string[] = help.match(/(?<=\s)--?[a-z][\w-]*/g) ?? [];
  return flags
    .filter((flag) => !known.includes(flag))
    .map((flag) => `this command has no flag ${flag}`);
}
