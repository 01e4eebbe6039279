import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { frameworkVersion } from '../lib/installed.ts';

/** A command that is changed because a registry may lack newer releases. */
interface Replacement {
  /** The commands to change. */
  when: RegExp;
  /** The change and its reason, for the printed table. */
  reason: string;
  /** Returns the command to run instead. */
  instead?: (command: string) => string;
  /** Runs in the folder after the command. */
  after?: (folder: string) => void;
}

const readJson = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/** Adds the overrides of this repository to the reader's project. */
function addOverrides(folder: string): void {
  const file = join(folder, 'package.json');
  const { overrides } = readJson(join(repositoryRoot, 'package.json'));
  writeFileSync(file, JSON.stringify({ ...readJson(file), overrides }, null, 2));
}

/** All replacements. All other commands run as written. */
export const replacements: readonly Replacement[] = [
  {
    when: /^npm init\b/,
    reason:
      'package.json gets the overrides of this repository, because a registry may lack newer releases',
    after: addOverrides,
  },
  {
    when: /^npm (?:install|i|add)\b.* @rspress\/core(?= |$)/,
    reason: `@rspress/core is installed as ${frameworkVersion()}, which the page describes`,
    instead: (command) => command.replace(/@rspress\/core(?= |$)/, `$&@${frameworkVersion()}`),
  },
];

/** Commands that run a server. */
export const serves = /^(?:npm run (?:dev|preview)|npx rspress(?: (?:dev|preview|serve))?)(?: |$)/;

/** Commands that send a request to the server, which must still run. */
export const asksServer = /^curl\b/;
