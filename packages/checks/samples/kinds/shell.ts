import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { type Finding, type Kind, lineOf, type Sample } from '../sample.ts';
import { rspressProblems } from './rspress.ts';

/** Programs that code blocks may run; for npm, git, and docker only with one of these subcommands. */
const programs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'cat cd cp curl echo find grep ls mkdir mv nginx node printf rm rsync scp test touch'
      .split(' ')
      .map((name) => [name, '']),
  ),
  docker: 'build run',
  git: 'add branch checkout clone commit fetch init log mv pull push rm status switch tag',
  npm: 'ci create exec init install pack pkg publish run start test uninstall update view',
};

const npmFlags = new Set(
  '-D -E -g -y --dry-run --include --json --registry --save-dev --save-exact --silent --yes'.split(
    ' ',
  ),
);

/** The scripts of a scaffolded site's package.json, for pages that show no scripts. */
const templateScripts: Readonly<Record<string, string>> = {
  dev: 'rspress dev',
  build: 'rspress build',
  preview: 'rspress preview',
};

/** The lines of a script without comments. A trailing backslash joins lines. */
export function scriptLines(script: string): { text: string; line: number }[] {
  const lines: { text: string; line: number }[] = [];
  let open = '';
  for (const [index, part] of script.split('\n').entries()) {
    open += part.replace(/\\$/, ' ');
    if (part.endsWith('\\')) continue;
    const text = open.replace(/(^|\s)#.*$/, '').trim();
    if (text) lines.push({ text, line: index + 1 });
    open = '';
  }
  return lines;
}

const tokens = /(?:[^\s"'|;&<>]|"[^"]*"|'[^']*')+|&&|\|\||[|;&]|\d?[<>]+\s*\S+/g;

/** The commands of a line, each as words without quotes. Variables before a command are left out. */
function commandsOf(text: string): string[][] {
  const commands: string[][] = [[]];
  for (const [token] of text.matchAll(tokens)) {
    if (/^[|;&]/.test(token)) commands.push([]);
    else if (!/^\d?[<>]/.test(token)) commands.at(-1)?.push(token.replace(/["']/g, ''));
  }
  return commands
    .map((words) => words.slice(words.findIndex((word) => !/^\w+=/.test(word))))
    .filter((words) => words.length > 0);
}

/** The npm scripts that a sample's page shows in a package.json or sets by command. */
function scriptsOf({ siblings }: Sample): Readonly<Record<string, string>> {
  const shown = siblings.flatMap(({ code }) => {
    const file = code.match(/"scripts":\s*\{[^}]*\}/)?.[0] ?? '';
    const inFile = file.matchAll(/"([\w:-]+)":\s*"([^"]*)"/g);
    const set = code.matchAll(/scripts\.([\w:-]+)="([^"]*)"/g);
    return [...inFile, ...set].map(([, name = '', body = '']) => [name, body]);
  });
  return shown.length > 0 ? Object.fromEntries(shown) : templateScripts;
}

function npmProblems([command = '', ...rest]: readonly string[], sample: Sample): string[] {
  const dashes = rest.indexOf('--');
  const own = dashes < 0 ? rest : rest.slice(0, dashes);
  const unknown = own.filter(
    (word) => word.startsWith('-') && !npmFlags.has(word.split('=')[0] ?? ''),
  );
  const problems = unknown.map((flag) => `${flag} is an unknown flag`);
  const script = command === 'run' ? own.find((word) => !word.startsWith('-')) : command;
  if (!script || !['run', 'start', 'test'].includes(command)) return problems;
  const body = scriptsOf(sample)[script];
  if (body === undefined) return [...problems, `the page shows no script ${script}`];
  const after = dashes < 0 ? '' : rest.slice(dashes + 1).join(' ');
  return [...problems, ...lineProblems(`${body} ${after}`, sample)];
}

function commandProblems([name = '', ...args]: readonly string[], sample: Sample): string[] {
  if (name === 'rspress') return rspressProblems(args);
  if (name === 'npx') {
    const [program = '', ...rest] = args.slice(args.findIndex((word) => !word.startsWith('-')));
    if (program === 'rspress') return rspressProblems(rest);
    const isInstalled = existsSync(join(repositoryRoot, 'node_modules/.bin', program));
    return isInstalled ? [] : [`${program} is an unknown program`];
  }
  const subcommand = args.find((word) => !word.startsWith('-')) ?? '';
  const known = Object.hasOwn(programs, name) ? programs[name] : undefined;
  if (known === undefined) return [`${name} is an unknown command`];
  if (known !== '' && !known.split(' ').includes(subcommand)) {
    return [`${name} ${subcommand} is an unknown command`];
  }
  return name === 'npm' ? npmProblems(args, sample) : [];
}

function lineProblems(text: string, sample: Sample): string[] {
  if (/["']/.test(text.replace(tokens, ''))) return ['a quote is never closed'];
  return commandsOf(text).flatMap((command) => commandProblems(command, sample));
}

/**
 * Checks the commands of a script: the programs, their subcommands, npm scripts, and flags.
 *
 * @param place the line in the page of every finding; by default the line of the command
 */
export const checkScript = (sample: Sample, script: string, place?: number): Finding[] =>
  scriptLines(script).flatMap(({ text, line }) =>
    lineProblems(text, sample).map((problem) => ({
      sample,
      line: place ?? lineOf(sample, line),
      message: `${text}: ${problem}.`,
      fix: 'Correct the command, or add it to packages/checks/samples/kinds/shell.ts.',
    })),
  );

/** Checks that shell commands are known, and that their subcommands, flags, and scripts exist. */
export const shell: Kind = {
  name: 'shell',
  check: (sample) => {
    if (sample.code.trim() !== '') return checkScript(sample, sample.code);
    const message = 'This block has no command.';
    return [{ sample, message, fix: 'Add a command, or remove the block.' }];
  },
};
