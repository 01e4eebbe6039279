import ts from 'typescript';
import type { Declarations } from './program.ts';

/**
 * Reads the definitions of the named types in the official packages, e.g. `DarkMode`. Omits generic types, types that
 * extend others, and names with several definitions.
 */
export function collectShapes({ program }: Declarations): Map<string, string> {
  const shapes = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const file of program.getSourceFiles()) {
    if (!/node_modules\/@rspress\/[^/]+\/dist\//.test(file.fileName)) continue;
    for (const statement of file.statements) {
      const text = definitionOf(statement);
      if (text === undefined) continue;
      const name = (statement as ts.InterfaceDeclaration | ts.TypeAliasDeclaration).name.text;
      if (shapes.has(name) && shapes.get(name) !== text) ambiguous.add(name);
      shapes.set(name, text);
    }
  }
  for (const name of ambiguous) shapes.delete(name);
  return shapes;
}

function definitionOf(statement: ts.Statement): string | undefined {
  if (ts.isTypeAliasDeclaration(statement)) {
    return statement.typeParameters ? undefined : statement.type.getText();
  }
  if (!ts.isInterfaceDeclaration(statement)) return undefined;
  if (statement.typeParameters || statement.heritageClauses) return undefined;
  return `{ ${statement.members.map((member) => member.getText()).join('\n')} }`;
}
