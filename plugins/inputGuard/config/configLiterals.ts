import ts from 'typescript';

/**
 * The object literals that an expression can turn out to be: through parentheses, casts, conditions and defaults.
 * Calls and names are not followed.
 */
export function literalsOf(expression: ts.Expression): ts.ObjectLiteralExpression[] {
  if (ts.isObjectLiteralExpression(expression)) return [expression];
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression)
  ) {
    return literalsOf(expression.expression);
  }
  if (ts.isConditionalExpression(expression)) {
    return [...literalsOf(expression.whenTrue), ...literalsOf(expression.whenFalse)];
  }
  if (ts.isBinaryExpression(expression)) {
    return [...literalsOf(expression.left), ...literalsOf(expression.right)];
  }
  return [];
}

/** The configuration literals of a config file: what it exports by default, inside `defineConfig` or a function or not. */
export function configLiterals(source: ts.SourceFile): ts.ObjectLiteralExpression[] {
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  return exported ? unwrapped(exported) : [];
}

function unwrapped(expression: ts.Expression): ts.ObjectLiteralExpression[] {
  if (ts.isCallExpression(expression)) return expression.arguments.flatMap(unwrapped);
  if (!ts.isArrowFunction(expression)) return literalsOf(expression);
  const { body } = expression;
  if (!ts.isBlock(body)) return unwrapped(body);
  return body.statements.flatMap((statement) =>
    ts.isReturnStatement(statement) && statement.expression ? unwrapped(statement.expression) : [],
  );
}
