import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installKey } from '../../lib/installed.ts';
import { recall, remember } from '../../lib/memory.ts';
import { readComponents } from './components.ts';
import { readCssVariables } from './cssVariables.ts';
import type { Entry } from './entry.ts';
import { readExports } from './exports.ts';
import { type Framework, locateFramework } from './framework.ts';
import { loadDeclarations } from './program.ts';
import { readCommands, readEnvironment, readI18nKeys } from './published.ts';
import { readRunDefaults } from './runDefaults.ts';
import { readIcons, readPlugins, readType, readTypeMembers } from './types.ts';

/** The public API of an installed framework. */
export interface Surface {
  framework: Framework;
  entries: Entry[];
}

let reading: Promise<Surface> | undefined;

/**
 * Reads the surface of the installed framework, once per installation and version of the files in this folder.
 *
 * @throws Error if `@rspress/core` isn't installed, or if one of its modules has no declarations
 */
export function readSurface(): Promise<Surface> {
  reading ??= read();
  return reading;
}

async function read(): Promise<Surface> {
  const framework = locateFramework();
  const files = readdirSync(import.meta.dirname).sort();
  const key = installKey(...files.map((file) => join(import.meta.dirname, file)));
  const entries =
    recall<Entry[]>('surface', key) ?? remember('surface', key, await readEntries(framework));
  return { framework, entries };
}

async function readEntries(framework: Framework): Promise<Entry[]> {
  const declarations = loadDeclarations(framework);
  const run = await readRunDefaults(framework);
  const isIcon = ({ name }: Entry) => /^Icon[A-Z]/.test(name);
  const config = readType(declarations, 'config', 'UserConfig');
  return [
    ...config.map((entry) => ({ ...entry, default: run[entry.name] })),
    ...readType(declarations, 'frontmatter', 'FrontMatterMeta'),
    // The code reads this field, but no type declares it.
    {
      area: 'frontmatter',
      name: 'globalUIComponents',
      tags: [],
      source: 'node_modules/@rspress/core/dist/runtime/App.js',
    },
    ...readType(declarations, 'plugin-hooks', 'RspressPlugin'),
    ...readExports(declarations, '@rspress/core', 'node-exports'),
    ...readExports(declarations, '@rspress/core/runtime', 'runtime-exports'),
    ...readExports(declarations, '@rspress/core/theme', 'theme-exports').filter((e) => !isIcon(e)),
    ...readExports(declarations, '@rspress/core/shiki-transformers', 'shiki-exports'),
    ...readComponents(declarations),
    ...readTypeMembers(declarations),
    ...readIcons(declarations),
    ...readPlugins(declarations),
    ...readCssVariables(framework),
    ...(await readI18nKeys(framework)),
    ...readCommands(framework),
    ...readEnvironment(framework),
  ];
}
