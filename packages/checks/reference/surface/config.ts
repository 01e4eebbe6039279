import { allDistFiles } from './distFiles.ts';
import type { Area, Entry } from './entry.ts';
import { membersOf } from './members.ts';
import { type Declarations, exportedType } from './program.ts';
import { readsOf } from './reads.ts';

/**
 * Reads the members of a type that `@rspress/core` exports, at every depth.
 *
 * @param stop paths whose members aren't read because they have a separate page
 */
export const readType = (
  declarations: Declarations,
  area: Area,
  name: string,
  stop?: readonly string[],
): Entry[] =>
  membersOf(declarations, exportedType(declarations, '@rspress/core', name), { stop }).map(
    (member) => ({ ...member, area }),
  );

/** Reads the typed frontmatter fields, and those that the published code reads without a type. */
export function readFrontmatter(declarations: Declarations): Entry[] {
  const area = 'frontmatter';
  const typed = readType(declarations, area, 'FrontMatterMeta');
  const known = new Set(typed.map(({ name }) => name));
  const untyped = new Map<string, Entry>();
  for (const { key, source } of readsOf(allDistFiles(declarations.framework), area)) {
    if (known.has(key) || untyped.has(key)) continue;
    untyped.set(key, { area, name: key, tags: [], source });
  }
  return [...typed, ...untyped.values()];
}
