import ts from 'typescript';
import type { Entry } from './entry.ts';
import { exportedBy } from './exports.ts';
import { membersOf } from './members.ts';
import type { Declarations } from './program.ts';

const modules = [
  '@rspress/core',
  '@rspress/core/runtime',
  '@rspress/core/theme',
  '@rspress/shared',
];

/** The source of members that a plugin adds to a type, which the page of the plugin documents. */
const isOfPlugin = /@rspress\/plugin-/;

/**
 * Reads the properties of every exported type, e.g. `RouteMeta.routePath`. A page may omit a type, but if it lists a
 * property, it must list all of them.
 */
export function readTypeMembers(declarations: Declarations): Entry[] {
  const entries = new Map<string, Entry>();
  for (const module of modules) {
    for (const { name, symbol, kind } of exportedBy(declarations, module)) {
      if (kind !== 'type') continue;
      const type = declarations.checker.getDeclaredTypeOfSymbol(symbol);
      if (type.isUnion() || !(type.flags & ts.TypeFlags.Object)) continue;
      for (const member of membersOf(declarations, type, { deep: false })) {
        if (isOfPlugin.test(member.source)) continue;
        const full = `${name}.${member.name}`;
        entries.set(full, { ...member, area: 'type-members', name: full });
      }
    }
  }
  return [...entries.values()];
}
