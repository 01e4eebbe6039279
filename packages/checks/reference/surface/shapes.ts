import ts from 'typescript';
import { isOurs } from './describe.ts';

/** The name of a type, or `''` for a literal type and for an instance of a generic type. */
export function nameOf(type: ts.Type): string {
  if (type.aliasTypeArguments) return '';
  const name = (type.aliasSymbol ?? type.symbol)?.name ?? '';
  return name.startsWith('__') ? '' : name;
}

/** The properties of a type that the framework declares. */
export const ownProperties = (type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] =>
  checker.getPropertiesOfType(type).filter(isOurs);

/** The object types inside the unions, arrays, and index signatures of a type. */
export function objectShapes(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((part) => objectShapes(part, checker));
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return element ? objectShapes(element, checker) : [];
  }
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  const isCallable = checker.getSignaturesOfType(type, ts.SignatureKind.Call).length > 0;
  if (!isObject || isCallable || checker.isTupleType(type)) return [];
  const indexed = checker
    .getIndexInfosOfType(type)
    .flatMap((info) => objectShapes(info.type, checker));
  return ownProperties(type, checker).length > 0 ? [type, ...indexed] : indexed;
}
