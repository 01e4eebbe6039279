import type { Expression, NewExpression, SimpleCallExpression, SpreadElement, Super } from 'estree';
import { evaluate } from './expressions.ts';
import { getMember } from './members.ts';
import { keyOf } from './patterns.ts';
import { SKIPPED, unsupported } from './run.ts';
import type { Scope } from './scope.ts';

/** The values of a list of arguments or elements, spread ones included. */
export const valuesOf = (
  items: readonly (Expression | SpreadElement | null)[],
  scope: Scope,
): unknown[] =>
  items.flatMap((item) => {
    if (!item) return [undefined];
    if (item.type !== 'SpreadElement') return [evaluate(item, scope)];
    return [...(evaluate(item.argument, scope) as Iterable<unknown>)];
  });

/** The function that a call names, with the object that it is called on. */
function targetOf(callee: Expression | Super, scope: Scope): { self: unknown; called: unknown } {
  if (callee.type === 'Super') throw unsupported(callee);
  if (callee.type !== 'MemberExpression') {
    return { self: undefined, called: evaluate(callee, scope) };
  }
  if (callee.object.type === 'Super') throw unsupported(callee);
  const self = evaluate(callee.object, scope);
  const isNothing = self === undefined || self === null;
  if (self === SKIPPED || (isNothing && callee.optional)) return { self, called: SKIPPED };
  const key = keyOf({ key: callee.property, computed: callee.computed }, scope);
  return { self, called: getMember(self, key) };
}

/** @throws TypeError when what is called is no function */
export function call(expression: SimpleCallExpression, scope: Scope): unknown {
  const { self, called } = targetOf(expression.callee, scope);
  const isNothing = called === undefined || called === null;
  if (called === SKIPPED || (isNothing && expression.optional)) return SKIPPED;
  if (typeof called !== 'function') {
    const { callee } = expression;
    const name = callee.type === 'Identifier' ? callee.name : 'This expression';
    throw new TypeError(`${name} is not a function`);
  }
  return Reflect.apply(called, self, valuesOf(expression.arguments, scope));
}

/** @throws TypeError when what is made has no constructor */
export function construct({ callee, arguments: args }: NewExpression, scope: Scope): unknown {
  const called = evaluate(callee as Expression, scope);
  if (typeof called !== 'function') throw new TypeError('This expression is not a constructor');
  return Reflect.construct(called, valuesOf(args, scope));
}
