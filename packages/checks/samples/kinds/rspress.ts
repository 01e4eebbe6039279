import { locateFramework } from '../../reference/surface/framework.ts';
import { readCommands } from '../../reference/surface/published.ts';

/** Compares the command and the flags of an `rspress` call with those of the installed program. */
export function rspressProblems(args: readonly string[]): string[] {
  const [first = ''] = args;
  const entries = readCommands(locateFramework());
  const isFolder = first === '' || first === 'docs' || /^[.-]|\//.test(first);
  const called = entries.find(({ name }) => !isFolder && name === `rspress ${first}`);
  if (!called && !isFolder) {
    return [`rspress has no command ${first}, and would treat it as the folder to serve`];
  }
  const command = called?.variants?.standsFor ?? called?.name ?? 'rspress';
  const known = entries
    .filter(({ name }) => name.startsWith(`${command} --`))
    .flatMap(({ type }) => type?.match(/(?<=^|\s)--?[a-z][\w-]*/g) ?? []);
  return args
    .filter((word) => word.startsWith('-'))
    .map((word) => word.split('=')[0] ?? '')
    .filter((flag) => !known.includes(flag))
    .map((flag) => `this command has no flag ${flag}`);
}
