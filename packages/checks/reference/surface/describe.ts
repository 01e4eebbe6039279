import ts from 'typescript';
import { projectPath } from './framework.ts';
import type { Declarations } from './program.ts';

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** The names of a symbol's JSDoc tags, e.g. `deprecated`. */
export const tagsOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string[] =>
  symbol.getJsDocTags(checker).map(({ name }) => name);

/** The path and line of a symbol's declaration. */
export function placeOf(symbol: ts.Symbol, { framework }: Declarations): string {
  const node = symbol.declarations?.[0];
  if (!node) return 'unknown';
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${projectPath(framework, file.fileName)}:${line + 1}`;
}

/** Whether an official package, and not a dependency, declares a symbol. */
export const isOurs = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((node) =>
    /node_modules\/@rspress\/[^/]+\/(?!node_modules)/.test(node.getSourceFile().fileName),
  ) ?? false;

/** A type as printed by the checker. */
export const printed = (type: ts.Type, checker: ts.TypeChecker): string =>
  checker.typeToString(type, undefined, flags);

/** A type as written in its declaration, if it is written there. Functions become arrow types. */
export function declaredText(symbol: ts.Symbol): string | undefined {
  const texts = (symbol.declarations ?? []).map((node) => {
    if (ts.isFunctionDeclaration(node)) return arrowText(node);
    if (ts.isPropertySignature(node) || ts.isVariableDeclaration(node)) return node.type?.getText();
    return undefined;
  });
  const spelled = [...new Set(texts.filter((text) => text !== undefined))];
  if (spelled.length === 0 || texts.includes(undefined)) return undefined;
  if (spelled.length === 1) return spelled[0];
  return spelled.map((text) => `(${text})`).join(' & ');
}

function arrowText(node: ts.FunctionDeclaration): string {
  const generics = node.typeParameters?.map((parameter) => parameter.getText()).join(', ');
  const parameters = node.parameters.map((parameter) => parameter.getText()).join(', ');
  return `${generics ? `<${generics}>` : ''}(${parameters}) => ${node.type?.getText() ?? 'any'}`;
}
