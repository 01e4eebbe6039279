import { type Finding, lineOf, type Sample } from '../sample.ts';
import { knownCommands, templateScripts } from './commands.ts';
import { managers } from './managers.ts';
import { type Command, parseScript } from './parse.ts';
import { rspressProblems } from './rspress.ts';
import { scriptsOf } from './scripts.ts';

/** What is wrong with one command, in the scripts' world of its page. */
function commandProblems({ words }: Command, sample: Sample): string[] {
  const [name = '', ...args] = words;
  if (/^[$>%❯]$/.test(name)) return ['a prompt sign is not part of a command'];
  if (name === 'rspress') return rspressProblems(args);
  const manager = managers[name];
  if (manager) {
    return manager(args, (script, extra) => {
      const { shown, scripts } = scriptsOf(sample);
      const body = scripts[script] ?? (shown ? undefined : templateScripts[script]);
      if (body === undefined) return [`there is no script ${script} in the page’s package.json`];
      const { commands } = parseScript([body, ...extra].join(' '));
      return commands.flatMap((command) => commandProblems(command, sample));
    });
  }
  const known = Object.hasOwn(knownCommands, name) ? knownCommands[name] : undefined;
  if (!known) return [`${name} is not a command known here`];
  const subcommand = args.find((word) => !word.startsWith('-')) ?? '';
  if (known.subcommands && !known.subcommands.includes(subcommand)) {
    return [`${name} ${subcommand} is not known here`];
  }
  return [];
}

/**
 * What is wrong with the commands of a script on a sample's page.
 *
 * @param script shell source; its lines are taken as the lines of the sample's code
 */
export function checkScript(sample: Sample, script: string): Finding[] {
  const { commands, problems } = parseScript(script);
  const syntax = problems.map(({ line, message }) => ({
    sample,
    line: lineOf(sample, line),
    message: `${message}.`,
    fix: 'Close it.',
  }));
  const unknown = commands.flatMap((command) =>
    commandProblems(command, sample).map((problem) => ({
      sample,
      line: lineOf(sample, command.line),
      message: `${command.words.join(' ')}: ${problem}.`,
      fix: 'Correct the command, or enter it in packages/checks/samples/shell/commands.ts with the reason.',
    })),
  );
  return [...syntax, ...unknown];
}
