import ts from 'typescript';

/** Parses a type, or returns `undefined` if the text isn't a TypeScript type. */
export function parseType(text: string): ts.TypeNode | undefined {
  const file = ts.createSourceFile('t.ts', `type T = ${text}`, ts.ScriptTarget.ES2023, true);
  const { parseDiagnostics } = file as unknown as { parseDiagnostics: unknown[] };
  const [statement, ...rest] = file.statements;
  const isWhole = parseDiagnostics.length === 0 && rest.length === 0;
  return isWhole && statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
}

const printer = ts.createPrinter({ removeComments: true });

/** Normalizes a type: one line, no comments, single quotes, and React types without a prefix. */
export function tidyType(text: string): string {
  const type = parseType(text);
  const printed = type
    ? printer.printNode(ts.EmitHint.Unspecified, type, type.getSourceFile())
    : text;
  return printed
    .replace(/\s+/g, ' ')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/import\('react(?:\/jsx-runtime)?'\)\.|\bReact\./g, '')
    .trim();
}
