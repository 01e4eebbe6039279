import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allDistFiles } from './distFiles.ts';
import type { Area, Entry } from './entry.ts';
import type { Framework } from './framework.ts';

const entry = (area: Area, name: string, source: string): Entry => ({
  area,
  name,
  tags: [],
  source,
});

const variables = /\b(process|import\.meta)\.env\.([A-Za-z]\w*)/g;

/** Reads the environment variables and compile-time flags of the published code. */
export function readEnvironment(framework: Framework): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { path, text } of allDistFiles(framework)) {
    for (const [, object, name = ''] of text.matchAll(variables)) {
      const area = object === 'process' ? 'environment' : 'compile-flags';
      if (!entries.has(name)) entries.set(name, entry(area, name, path));
    }
  }
  return [...entries.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Reads the interface strings of the framework, with English as the default and other languages as variants. */
export async function readI18nKeys({ core }: Framework): Promise<Entry[]> {
  const file = 'dist/node/runtimeModule/DEFAULT_I18N_TEXT.js';
  const { DEFAULT_I18N_TEXT: all } = (await import(pathToFileURL(join(core, file)).href)) as {
    DEFAULT_I18N_TEXT: Record<string, Record<string, string>>;
  };
  return Object.entries(all).map(([name, texts]) => ({
    ...entry('i18n-keys', name, `node_modules/@rspress/core/${file}`),
    default: texts.en,
    variants: texts,
  }));
}

/**
 * Reads the commands, their aliases, and their flags from the calls of the command line's parser, because `--help` omits
 * aliases. The name of a flag includes its command: `rspress build --base`.
 */
export function readCommands({ core }: Framework): Entry[] {
  const path = 'dist/cli/index.js';
  const text = readFileSync(join(core, path), 'utf8');
  const source = `node_modules/@rspress/core/${path}`;
  const entries = new Map<string, Entry>();
  const add = (name: string, more: Partial<Entry> = {}) =>
    entries.set(name, { ...entry('commands', name, source), ...more });
  const shared = ['-h, --help'];
  let command = '';
  for (const [, call, value = ''] of text.matchAll(/\.(command|alias|option)\('([^']+)'/g)) {
    if (call === 'command') {
      const [, word, argument] = value.match(/^(\w*) ?(\[\w+\])?$/) ?? [];
      command = ['rspress', word].filter(Boolean).join(' ');
      add(command);
      if (argument) add(argument);
      for (const spelled of shared) addFlag(spelled);
    } else if (call === 'alias') add(`rspress ${value}`, { variants: { standsFor: command } });
    // A flag before the first command belongs to all of them.
    else if (command === '') shared.push(value);
    else addFlag(value);
  }
  add('rspress --version', { type: '-v, --version' });
  return [...entries.values()];

  function addFlag(spelled: string): void {
    add(`${command} ${spelled.match(/--[\w-]+/)?.[0]}`, { type: spelled });
  }
}
