import ts from 'typescript';
import { projectPath } from './framework.ts';
import { type Declarations, resolved } from './program.ts';

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

/** The type that the first parameter of a function or component accepts. */
export function firstParameter(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  const [parameter] = signature?.getParameters() ?? [];
  return parameter && checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
}

/** A type as written in its declaration, if it is written there. Functions become arrow types. */
export function declaredText(symbol: ts.Symbol): string | undefined {
  const texts = (symbol.declarations ?? []).map((node) =>
    ts.isFunctionDeclaration(node) ? arrowText(node) : typeNodeOf(node)?.getText(),
  );
  const [only, ...others] = new Set(texts);
  if (texts.includes(undefined) || others.length === 0) return only;
  return [only, ...others].map((text) => `(${text})`).join(' & ');
}

const typeNodeOf = (node: ts.Node): ts.TypeNode | undefined =>
  ts.isPropertySignature(node) || ts.isVariableDeclaration(node) ? node.type : undefined;

function arrowText(node: ts.FunctionDeclaration): string {
  const generics = node.typeParameters?.map((parameter) => parameter.getText()).join(', ');
  const parameters = node.parameters.map((parameter) => parameter.getText()).join(', ');
  return `${generics ? `<${generics}>` : ''}(${parameters}) => ${node.type?.getText() ?? 'any'}`;
}

/** The definition of the framework's type alias that a declaration names as its type. */
export function definitionText(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const [node] = (symbol.declarations ?? []).flatMap((one) => typeNodeOf(one) ?? []);
  if (!node || !ts.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const named = checker.getSymbolAtLocation(node.typeName);
  const alias = named && resolved(checker, named);
  const [declaration] = (alias && isOurs(alias) && alias.declarations) || [];
  return declaration && ts.isTypeAliasDeclaration(declaration) && !declaration.typeParameters
    ? declaration.type.getText()
    : undefined;
}
