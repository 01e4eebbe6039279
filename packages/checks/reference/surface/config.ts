import { allDistFiles } from './distFiles.ts';
import type { Area, Entry } from './entry.ts';
import { type Member, membersOf, type WalkOptions } from './members.ts';
import { type Declarations, exportedType } from './program.ts';
import { readsOf } from './reads.ts';

/** Turns the members of a type into entries. */
export const entriesOf = (area: Area, members: Member[]): Entry[] =>
  members.map(({ path, inShape, tags, ...member }) => ({
    ...member,
    area,
    name: path,
    tags: inShape ? [...tags, 'shape'] : tags,
  }));

function readType(area: Area, name: string, declarations: Declarations, options?: WalkOptions) {
  return entriesOf(
    area,
    membersOf(declarations, exportedType(declarations, '@rspress/core', name), options),
  );
}

/** Reads every option of `UserConfig` at every depth, except i18n keys and plugin hooks, which have separate areas. */
export const readConfig = (declarations: Declarations): Entry[] =>
  readType('config', 'UserConfig', declarations, { stop: ['i18nSource', 'plugins'] });

/** Reads the fields and hooks of a plugin. */
export const readPluginHooks = (declarations: Declarations): Entry[] =>
  readType('plugin-hooks', 'RspressPlugin', declarations);

/** Reads every typed frontmatter field, at every depth. */
const readTypedFrontmatter = (declarations: Declarations): Entry[] =>
  readType('frontmatter', 'FrontMatterMeta', declarations);

/** Reads the typed frontmatter fields, and those that the published code reads without a type. */
export function readFrontmatter(declarations: Declarations): Entry[] {
  const typed = readTypedFrontmatter(declarations);
  const known = new Set(typed.map(({ name }) => name));
  const untyped = new Map<string, Entry>();
  for (const { key, source } of readsOf(allDistFiles(declarations.framework), 'frontmatter')) {
    if (known.has(key) || untyped.has(key)) continue;
    untyped.set(key, { area: 'frontmatter', name: key, tags: ['untyped'], source });
  }
  return [...typed, ...untyped.values()];
}
