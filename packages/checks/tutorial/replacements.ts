import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { frameworkVersion } from '../lib/frameworkVersion.ts';

/** Something the run does otherwise than the page says, because of what a registry has to offer. */
export interface Replacement {
  /** The commands it concerns. */
  when: RegExp;
  /** What is done and why, for the printed table. */
  reason: string;
  /** The command to run in place of the page's. */
  instead?: (command: string) => string;
  /** What to do in the folder after the command. */
  after?: (folder: string) => void;
}

const readJson = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/** Gives the reader's project the overrides that this repository installs with. */
function addOverrides(folder: string): void {
  const file = join(folder, 'package.json');
  const { overrides } = readJson(join(repositoryRoot, 'package.json'));
  writeFileSync(file, JSON.stringify({ ...readJson(file), overrides }, null, 2));
}

/** Every replacement there is; the page itself is followed to the letter in all else. */
export const replacements: readonly Replacement[] = [
  {
    when: /^npm init\b/,
    reason: 'package.json gets this repository’s overrides: a registry may lack newer releases',
    after: addOverrides,
  },
  {
    when: /^npm (?:install|i|add)\b.* @rspress\/core(?= |$)/,
    reason: `@rspress/core is installed as ${frameworkVersion()}: the version the page describes`,
    instead: (command) => command.replace(/@rspress\/core(?= |$)/, `$&@${frameworkVersion()}`),
  },
];

/** Commands that serve until they are ended. */
export const serves = /^(?:npm run (?:dev|preview)|npx rspress(?: (?:dev|preview|serve))?)(?: |$)/;

/** Commands that ask a server, which must not be ended before them. */
export const asksServer = /^curl\b/;
