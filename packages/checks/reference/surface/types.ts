import ts from 'typescript';
import { firstParameter, placeOf } from './describe.ts';
import type { Area, Entry } from './entry.ts';
import { exportedBy } from './exports.ts';
import { membersOf } from './members.ts';
import type { Declarations } from './program.ts';

/** The type of a name that `@rspress/core` exports. */
function coreType(declarations: Declarations, name: string): ts.Type {
  const found = exportedBy(declarations, '@rspress/core').find((one) => one.name === name);
  if (!found) throw new Error(`@rspress/core exports no ${name}.`);
  return declarations.checker.getDeclaredTypeOfSymbol(found.symbol);
}

/** Reads the members of a type that `@rspress/core` exports, at every depth. */
export const readType = (declarations: Declarations, area: Area, name: string): Entry[] =>
  membersOf(declarations, coreType(declarations, name), `import("@rspress/core").${name}`).map(
    (member) => ({ ...member, area }),
  );

/**
 * Reads the properties of every exported type, e.g. `RouteMeta.routePath`, except those that a plugin adds. A page may omit a
 * type, but if it lists a property, it must list all of them.
 */
export function readTypeMembers(declarations: Declarations): Entry[] {
  const entries = new Map<string, Entry>();
  const modules = ['core', 'core/runtime', 'core/theme', 'shared'];
  for (const module of modules.map((path) => `@rspress/${path}`)) {
    for (const { name, symbol, kind } of exportedBy(declarations, module)) {
      const type = declarations.checker.getDeclaredTypeOfSymbol(symbol);
      if (kind !== 'type' || type.isUnion() || !(type.flags & ts.TypeFlags.Object)) continue;
      const at = `import("${module}").${name}`;
      for (const member of membersOf(declarations, type, at, false)) {
        const full = `${name}.${member.name}`;
        if (!/@rspress\/plugin-/.test(member.source))
          entries.set(full, { ...member, area: 'type-members', name: full });
      }
    }
  }
  return [...entries.values()];
}

/** Reads the icons of the theme (`IconCopy`, …) and the preset icon names of social links. */
export function readIcons(declarations: Declarations): Entry[] {
  const { checker } = declarations;
  const link = coreType(declarations, 'SocialLink');
  const preset = checker.getPropertyOfType(link, 'icon');
  const type = preset && checker.getTypeOfSymbol(preset);
  const presets = type?.isUnion() ? type.types.filter((part) => part.isStringLiteral()) : [];
  const icons = [
    ...exportedBy(declarations, '@rspress/core/theme').filter(({ name }) =>
      /^Icon[A-Z]/.test(name),
    ),
    ...presets.flatMap(({ value }) => (preset ? { name: value, symbol: preset } : [])),
  ];
  return icons.map(({ name, symbol }) => ({
    area: 'icons',
    name,
    tags: [],
    source: placeOf(symbol, declarations),
  }));
}

/** Reads the options of every installed official plugin from its `plugin…()` function. */
export const readPlugins = (declarations: Declarations): Entry[] =>
  Object.keys(declarations.framework.plugins).flatMap((plugin) => {
    const specifier = `@rspress/plugin-${plugin}`;
    return exportedBy(declarations, specifier)
      .filter(({ name, kind }) => kind === 'value' && /^plugin[A-Z]/.test(name))
      .flatMap(({ name, symbol }) => {
        const options = firstParameter(symbol, declarations.checker);
        const at = `Props<typeof import("${specifier}").${name}>`;
        return options ? membersOf(declarations, options, at) : [];
      })
      .map((member): Entry => ({ ...member, area: `plugin:${plugin}` }));
  });
