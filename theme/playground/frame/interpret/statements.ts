import type { ForOfStatement, Program, Statement } from 'estree';
import { evaluate } from './expressions.ts';
import { makeFunction } from './functions.ts';
import { bind } from './patterns.ts';
import { at, countStep, unsupported } from './run.ts';
import { Scope } from './scope.ts';

/** What a `return` gives; its absence means that the code goes on. */
interface Returned {
  value: unknown;
}

/** Runs statements in a scope of theirs, functions first, until one returns. */
export function runBlock(body: Program['body'], scope: Scope): Returned | undefined {
  for (const statement of body) {
    if (statement.type !== 'FunctionDeclaration') continue;
    scope.declare(statement.id.name, makeFunction(statement, scope));
  }
  for (const statement of body) {
    if (statement.type === 'FunctionDeclaration') continue;
    const returned = at(statement, () => run(statement as Statement, scope));
    if (returned) return returned;
  }
  return undefined;
}

function run(statement: Statement, scope: Scope): Returned | undefined {
  countStep();
  switch (statement.type) {
    case 'EmptyStatement':
      return undefined;
    case 'ExpressionStatement':
      evaluate(statement.expression, scope);
      return undefined;
    case 'VariableDeclaration':
      for (const { id, init } of statement.declarations) {
        bind(id, init ? evaluate(init, scope) : undefined, scope);
      }
      return undefined;
    case 'ReturnStatement':
      return { value: statement.argument ? evaluate(statement.argument, scope) : undefined };
    case 'IfStatement': {
      const branch = evaluate(statement.test, scope) ? statement.consequent : statement.alternate;
      return branch ? runBlock([branch], new Scope({}, scope)) : undefined;
    }
    case 'BlockStatement':
      return runBlock(statement.body, new Scope({}, scope));
    case 'ForOfStatement':
      return runForOf(statement, scope);
    case 'ThrowStatement':
      throw evaluate(statement.argument, scope);
    default:
      throw unsupported(statement);
  }
}

function runForOf({ left, right, body }: ForOfStatement, scope: Scope): Returned | undefined {
  if (left.type !== 'VariableDeclaration') throw unsupported(left);
  const [declaration] = left.declarations;
  for (const item of evaluate(right, scope) as Iterable<unknown>) {
    const inner = new Scope({}, scope);
    if (declaration) bind(declaration.id, item, inner);
    const returned = runBlock([body], inner);
    if (returned) return returned;
  }
  return undefined;
}
