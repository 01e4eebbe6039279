import ts from 'typescript';
import { nearest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import { configLiterals, literalsOf } from './configLiterals.ts';
import type { ConfigType } from './userConfigType.ts';

/** Finds keys of the site's configuration that the framework does not know. It ignores them without a word. */
export function checkConfigKeys(input: {
  /** Path of the config file from the repository root. */
  file: string;
  text: string;
  /** The type of the whole configuration. */
  known: ConfigType;
}): Problem[] {
  const source = ts.createSourceFile(input.file, input.text, ts.ScriptTarget.Latest, true);
  return configLiterals(source).flatMap((literal) => unknownKeys(literal, input.known, ''));
}

function unknownKeys(
  literal: ts.ObjectLiteralExpression,
  { checker, type }: ConfigType,
  path: string,
): Problem[] {
  const types = objectTypes(checker, type);
  if (types.length === 0) return [];
  const keys = new Map(
    types
      .flatMap((it) => checker.getPropertiesOfType(it))
      .map((property) => [property.name, checker.getTypeOfSymbol(property)]),
  );
  return literal.properties.flatMap((property): Problem[] => {
    if (ts.isSpreadAssignment(property)) {
      const spread = literalsOf(property.expression);
      return spread.flatMap((it) => unknownKeys(it, { checker, type }, path));
    }
    const name = nameOf(property.name);
    if (name === undefined) return [];
    const expected = keys.get(name);
    if (!expected) return [unknownKey(property.name, `${path}${name}`, name, [...keys.keys()])];
    if (!ts.isPropertyAssignment(property)) return [];
    return within(property.initializer, { checker, type: expected }, `${path}${name}`);
  });
}

/** Looks into a value: an object, or the objects of a list. */
function within(value: ts.Expression, { checker, type }: ConfigType, path: string): Problem[] {
  if (!ts.isArrayLiteralExpression(value)) {
    return literalsOf(value).flatMap((it) => unknownKeys(it, { checker, type }, `${path}.`));
  }
  const members = type.isUnion() ? type.types : [type];
  return value.elements.flatMap((element) =>
    members.flatMap((member) => {
      const item =
        checker.isArrayType(member) && checker.getIndexTypeOfType(member, ts.IndexKind.Number);
      return item ? within(element, { checker, type: item }, `${path}[]`) : [];
    }),
  );
}

/**
 * The types among the alternatives of one whose keys are all known. None as soon as one alternative takes any key.
 */
function objectTypes(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const all = type.isUnion() ? type.types : [type];
  const takesAnyKey = (it: ts.Type) =>
    (it.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) !== 0 ||
    checker.getIndexInfoOfType(it, ts.IndexKind.String) !== undefined;
  if (all.some(takesAnyKey)) return [];
  return all.filter(
    (it) =>
      (it.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
      !checker.isArrayLikeType(it) &&
      it.getCallSignatures().length === 0,
  );
}

function nameOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;
}

function unknownKey(node: ts.Node, path: string, name: string, known: string[]): Problem {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
  const meant = nearest(name, known);
  return {
    file: source.fileName,
    line: line + 1,
    column: character + 1,
    message: `Unknown configuration key "${path}".`,
    cure: meant
      ? `Did you mean "${meant}"?`
      : `Take it out; the keys here are ${known.sort().join(', ')}.`,
  };
}
