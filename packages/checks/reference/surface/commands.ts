import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from './entry.ts';
import type { Framework } from './framework.ts';

/** The lines of `--help` below a title such as `Options:`. */
function helpLines(help: string, title: string): string[] {
  const lines = help.split('\n');
  const start = lines.indexOf(`${title}:`);
  const end = lines.indexOf('', start);
  return start < 0 ? [] : lines.slice(start + 1, end < 0 ? undefined : end);
}

/**
 * Reads the commands and flags from `--help`, and the aliases, which `--help` omits, from the code. The name of a flag
 * includes its command: `rspress build --base`.
 */
export function readCommands(framework: Framework): Entry[] {
  const root = help(framework, []);
  const names = helpLines(root, 'Commands').map((line) => line.trim().split(/\s+/)[0] ?? '');
  return [
    ...names.flatMap((name) => {
      const words = name.startsWith('[') ? [] : [name];
      const command = ['rspress', ...words].join(' ');
      const source = `${command} --help`;
      const text = words.length === 0 ? root : help(framework, words);
      return [entry(command, source), ...flagsOf(text, command)];
    }),
    ...argumentsIn(root),
    ...aliases(framework),
  ];
}

function help({ core }: Framework, words: string[]): string {
  return execFileSync(process.execPath, [join(core, 'bin/rspress.js'), ...words, '--help'], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
}

const entry = (name: string, source: string): Entry => ({
  area: 'commands',
  name,
  tags: [],
  source,
});

/** The arguments of all commands, each once: `[root]`. */
const argumentsIn = (text: string): Entry[] =>
  [...new Set(helpLines(text, 'Commands').flatMap((line) => line.match(/\[\w+\]/) ?? []))].map(
    (name) => entry(name, 'rspress --help'),
  );

/** The flags of a command, by their long names. `-c` and `<config>` are in the type. */
function flagsOf(text: string, command: string): Entry[] {
  return helpLines(text, 'Options').flatMap((line) => {
    const spelled = line.trim().split(/\s{2,}/)[0] ?? '';
    const [long] = spelled.match(/--[\w-]+/) ?? [];
    if (!long) return [];
    return { ...entry(`${command} ${long}`, `${command} --help`), type: spelled };
  });
}

/** The aliases from `.command('x').alias('y')` calls, with their commands. */
function aliases({ core }: Framework): Entry[] {
  const path = 'dist/cli/index.js';
  const text = readFileSync(join(core, path), 'utf8');
  const calls = /\.command\('([^']*)'(?:(?!\.command\()[\s\S])*?\.alias\('([^']*)'\)/g;
  return [...text.matchAll(calls)].map(({ 1: usage = '', 2: alias, index }) => {
    const command = ['rspress', ...usage.split(' ')]
      .filter((word) => /^[a-z]/.test(word))
      .join(' ');
    const line = text.slice(0, index).split('\n').length;
    return {
      ...entry(`rspress ${alias}`, `node_modules/@rspress/core/${path}:${line}`),
      variants: { standsFor: command },
    };
  });
}
