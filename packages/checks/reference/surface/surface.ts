import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installKey } from '../../lib/installed.ts';
import { recall, remember } from '../../lib/memory.ts';
import { readCommands } from './commands.ts';
import { readFrontmatter, readType } from './config.ts';
import { readCssVariables } from './cssVariables.ts';
import type { Entry } from './entry.ts';
import { readEnvironment } from './environment.ts';
import { readExports, readReexports } from './exports.ts';
import { type Framework, locateFramework } from './framework.ts';
import { readI18nKeys } from './i18nKeys.ts';
import { readIcons } from './icons.ts';
import { readOfficialPlugins } from './officialPlugins.ts';
import { loadDeclarations } from './program.ts';
import { readLayoutSlots, readProps } from './props.ts';
import { readTypeMembers } from './typeMembers.ts';
import { collectShapes } from './typeShapes.ts';

/** The public API of an installed framework, and the named types in its declarations. */
export interface Surface {
  framework: Framework;
  entries: Entry[];
  /** The definitions of named types, because a page may write either. */
  shapes: ReadonlyMap<string, string>;
}

/**
 * Reads the surface of an installed framework.
 *
 * @param project the folder with the `node_modules` of another version; by default this repository
 * @throws Error if `@rspress/core` isn't installed there, or if one of its modules has no declarations
 */
export async function readSurface(project?: string): Promise<Surface> {
  const framework = locateFramework(project);
  const { entries, shapes } = await (project === undefined
    ? readInstalled(framework)
    : readAll(framework));
  return { framework, entries, shapes: new Map(shapes) };
}

/** A surface as it is stored. */
interface StoredSurface {
  entries: Entry[];
  shapes: [string, string][];
}

/** Reads the installed framework once per installation and version of the files in this folder. */
async function readInstalled(framework: Framework): Promise<StoredSurface> {
  const readers = readdirSync(import.meta.dirname).sort();
  const key = installKey(...readers.map((file) => join(import.meta.dirname, file)));
  return (
    recall<StoredSurface>('surface', key) ?? remember('surface', key, await readAll(framework))
  );
}

async function readAll(framework: Framework): Promise<StoredSurface> {
  const declarations = loadDeclarations(framework);
  const isIcon = ({ name }: Entry) => /^Icon[A-Z]/.test(name);
  const entries: Entry[] = [
    // The i18n keys and the hooks of plugins have separate areas.
    ...readType(declarations, 'config', 'UserConfig', ['i18nSource', 'plugins']),
    ...readFrontmatter(declarations),
    ...readType(declarations, 'plugin-hooks', 'RspressPlugin'),
    ...readExports(declarations, '@rspress/core', 'node-exports'),
    ...readExports(declarations, '@rspress/core/runtime', 'runtime-exports'),
    ...readReexports(declarations, '@rspress/core/runtime', 'router-exports'),
    ...readExports(declarations, '@rspress/core/theme', 'theme-exports').filter((e) => !isIcon(e)),
    ...readExports(declarations, '@rspress/core/shiki-transformers', 'shiki-exports'),
    ...readProps(declarations),
    ...readLayoutSlots(declarations),
    ...readTypeMembers(declarations),
    ...readIcons(declarations),
    ...readOfficialPlugins(declarations),
    ...readCssVariables(framework),
    ...(await readI18nKeys(framework)),
    ...readCommands(framework),
    ...readEnvironment(framework),
  ];
  return { entries, shapes: [...collectShapes(declarations)] };
}
