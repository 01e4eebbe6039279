import { type Finding, lineOf, type Sample } from '../sample.ts';
import { knownCommands, subcommands, templateScripts } from './commands.ts';
import { npmProblems, npxProblems } from './npm.ts';
import { type Command, parseScript } from './parse.ts';
import { rspressProblems } from './rspress.ts';
import { scriptsOf } from './scripts.ts';

/** Checks one command with the npm scripts of its page. */
function commandProblems({ words }: Command, sample: Sample): string[] {
  const [name = '', ...args] = words;
  if (/^[$>%❯]$/.test(name)) return ['the prompt symbol is not part of the command'];
  if (name === 'rspress') return rspressProblems(args);
  if (name === 'npx') return npxProblems(args);
  if (name === 'npm') {
    return npmProblems(args, (script, extra) => {
      const { shown, scripts } = scriptsOf(sample);
      const body = scripts[script] ?? (shown ? undefined : templateScripts[script]);
      if (body === undefined) return [`there is no script ${script} in the page’s package.json`];
      const { commands } = parseScript([body, ...extra].join(' '));
      return commands.flatMap((command) => commandProblems(command, sample));
    });
  }
  if (!Object.hasOwn(knownCommands, name)) return [`${name} is an unknown command`];
  const subcommand = args.find((word) => !word.startsWith('-')) ?? '';
  const isKnown = subcommands[name]?.split(' ').includes(subcommand) ?? true;
  return isKnown ? [] : [`${name} ${subcommand} is an unknown command`];
}

/**
 * Checks the commands of a script on the page of a sample.
 *
 * @param script shell source, whose lines correspond to the lines of the sample
 */
export function checkScript(sample: Sample, script: string): Finding[] {
  const { commands, problems } = parseScript(script);
  const syntax = problems.map(({ line, message }) => ({
    sample,
    line: lineOf(sample, line),
    message: `${message}.`,
    fix: 'Add the closing quote.',
  }));
  const unknown = commands.flatMap((command) =>
    commandProblems(command, sample).map((problem) => ({
      sample,
      line: lineOf(sample, command.line),
      message: `${command.words.join(' ')}: ${problem}.`,
      fix: 'Correct the command, or add it to packages/checks/samples/shell/commands.ts with the reason.',
    })),
  );
  return [...syntax, ...unknown];
}
