import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { knownPackages } from './commands.ts';
import { npmCommand, npmFlagProblems, packageName, packageProblems } from './npm.ts';
import { rspressProblems } from './rspress.ts';

/** Checks one call. `run` checks the script with a name. */
type Check = (
  words: readonly string[],
  run: (name: string, extra: string[]) => string[],
) => string[];

const positional = (words: readonly string[]): string[] =>
  words.filter((word) => !word.startsWith('-'));

/** The words before and after a bare `--`. */
function split(words: readonly string[]): [string[], string[]] {
  const at = words.indexOf('--');
  return at < 0 ? [[...words], []] : [words.slice(0, at), words.slice(at + 1)];
}

/** Runs a package's program: `npx`, `pnpm dlx`, `bunx`… */
const execute: Check = (words) => {
  const start = words.findIndex((word) => !word.startsWith('-'));
  const [spec = '', ...args] = words.slice(Math.max(start, 0));
  const name = packageName(spec) ?? spec;
  if (name === 'rspress') return rspressProblems(args);
  const isProgram = existsSync(join(repositoryRoot, 'node_modules/.bin', name));
  return isProgram || name in knownPackages ? [] : [`${spec} is an unknown program`];
};

const create: Check = ([spec = '']) =>
  spec ? packageProblems([`create-${spec}`]) : ['create needs the name of a template'];

const npm: Check = (words, run) => {
  const [before, after] = split(words);
  const [name = '', ...rest] = before;
  const command = npmCommand(name);
  if (!command) return [`npm has no command ${name}`];
  if (command === 'run') return run(positional(rest)[0] ?? '', after);
  if (command === 'start' || command === 'test') return run(command, after);
  if (command === 'exec') return execute([...rest, ...after], run);
  const flags = npmFlagProblems(command, rest);
  if (command === 'init' && positional(rest).length > 0)
    return [...flags, ...create(positional(rest), run)];
  const takesPackages = ['install', 'uninstall', 'update', 'view'].includes(command);
  return [
    ...flags,
    ...(takesPackages
      ? packageProblems(positional(rest).slice(0, command === 'view' ? 1 : undefined))
      : []),
  ];
};

/** Checks the common commands of package managers that aren't installed. */
const other =
  (adds: readonly string[], plain: readonly string[]): Check =>
  (words, run) => {
    const [name = '', ...rest] = words;
    if (adds.includes(name)) return packageProblems(positional(rest));
    if (name === 'create') return create(positional(rest), run);
    if (name === 'dlx' || name === 'exec' || name === 'x') return execute(rest, run);
    if (name === '' || plain.includes(name)) return [];
    if (name === 'rspress') return rspressProblems(rest);
    const [script = '', ...extra] = name === 'run' ? rest : words;
    return run(
      script,
      extra.filter((word) => word !== '--'),
    );
  };

/** The package managers and runners that pages use. */
export const managers: Readonly<Record<string, Check>> = {
  npm,
  npx: execute,
  bunx: execute,
  pnpm: other(['add', 'remove', 'update', 'install', 'i'], []),
  yarn: other(['add', 'remove', 'up', 'upgrade'], ['install']),
  bun: other(['add', 'remove', 'update', 'install'], []),
};
