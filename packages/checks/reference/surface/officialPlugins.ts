import ts from 'typescript';
import type { Entry } from './entry.ts';
import { exportedBy } from './exports.ts';
import { membersOf } from './members.ts';
import type { Declarations } from './program.ts';

/** Reads the options of every installed official plugin from its `plugin…()` function. */
export const readOfficialPlugins = (declarations: Declarations): Entry[] =>
  Object.keys(declarations.framework.plugins).flatMap((name) => optionsOf(name, declarations));

function optionsOf(plugin: string, declarations: Declarations): Entry[] {
  const { checker } = declarations;
  const factories = exportedBy(declarations, `@rspress/plugin-${plugin}`).filter(
    ({ name, kind }) => kind === 'value' && /^plugin[A-Z]/.test(name),
  );
  return factories.flatMap(({ symbol }) => {
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
    const [options] = signature?.getParameters() ?? [];
    if (!options) return [];
    const shape = checker.getNonNullableType(checker.getTypeOfSymbol(options));
    return membersOf(declarations, shape).map(
      (member): Entry => ({ ...member, area: `plugin:${plugin}` }),
    );
  });
}
