import { readCommands } from './commands.ts';
import { readConfig, readPluginHooks } from './config.ts';
import { readCssVariables } from './css-variables.ts';
import type { Entry } from './entry.ts';
import { readEnvironment } from './environment.ts';
import { readExports, readPassedOn } from './exports.ts';
import { type Framework, locateFramework } from './framework.ts';
import { readFrontmatter } from './frontmatter.ts';
import { readI18nKeys } from './i18n-keys.ts';
import { readIcons } from './icons.ts';
import { readOfficialPlugins } from './official-plugins.ts';
import { loadDeclarations } from './program.ts';
import { readLayoutSlots, readProps } from './props.ts';
import { type Read, remembered } from './remembered.ts';
import { readTypeMembers } from './type-members.ts';
import { collectShapes } from './type-shapes.ts';

/** Everything an installed framework offers its users, and the named types its declarations use. */
export interface Surface {
  framework: Framework;
  entries: Entry[];
  /** Named types and what they stand for, so that a page may write either. */
  shapes: ReadonlyMap<string, string>;
}

/**
 * Reads the surface of an installed framework.
 *
 * @param project folder whose `node_modules` holds it; another version is read by passing its folder
 * @throws Error when `@rspress/core` is not installed there or one of its modules has no declarations
 */
export async function readSurface(project?: string): Promise<Surface> {
  const framework = locateFramework(project);
  const read = () => readAll(framework);
  const { entries, shapes } = await (project === undefined ? remembered(read) : read());
  return { framework, entries, shapes: new Map(shapes) };
}

async function readAll(framework: Framework): Promise<Read> {
  const declarations = loadDeclarations(framework);
  const isIcon = ({ name }: Entry) => /^Icon[A-Z]/.test(name);
  const entries: Entry[] = [
    ...readConfig(declarations),
    ...readFrontmatter(declarations),
    ...readPluginHooks(declarations),
    ...readExports(declarations, '@rspress/core', 'node-exports'),
    ...readExports(declarations, '@rspress/core/runtime', 'runtime-exports'),
    ...readPassedOn(declarations, '@rspress/core/runtime', 'router-exports'),
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
