import type { Area, Entry } from './entry.ts';
import { type Member, membersOf, type WalkOptions } from './members.ts';
import { type Declarations, exportedType } from './program.ts';

const entriesOf = (area: Area, members: Member[]): Entry[] =>
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

/** Every key of `UserConfig`, at every depth; i18n keys and plugin hooks have areas of their own. */
export const readConfig = (declarations: Declarations): Entry[] =>
  readType('config', 'UserConfig', declarations, { stop: ['i18nSource', 'plugins'] });

/** The fields and hooks of a plugin. */
export const readPluginHooks = (declarations: Declarations): Entry[] =>
  readType('plugin-hooks', 'RspressPlugin', declarations);

/** Every typed frontmatter field, at every depth. */
export const readTypedFrontmatter = (declarations: Declarations): Entry[] =>
  readType('frontmatter', 'FrontMatterMeta', declarations);
