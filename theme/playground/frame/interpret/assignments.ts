import type { AssignmentExpression, Expression, Pattern, UpdateExpression } from 'estree';
import { evaluate } from './expressions.ts';
import { getMember, setMember } from './members.ts';
import { binary } from './operators.ts';
import { keyOf } from './patterns.ts';
import { unsupported } from './run.ts';
import type { Scope } from './scope.ts';

/** Something that can be read and written: a name, or a property. */
interface Target {
  get: () => unknown;
  set: (value: unknown) => void;
}

function targetOf(node: Expression | Pattern, scope: Scope): Target {
  if (node.type === 'Identifier') {
    return { get: () => scope.get(node.name), set: (value) => scope.set(node.name, value) };
  }
  if (node.type !== 'MemberExpression' || node.object.type === 'Super') throw unsupported(node);
  const object = evaluate(node.object, scope);
  const key = keyOf({ key: node.property, computed: node.computed }, scope);
  return { get: () => getMember(object, key), set: (value) => setMember(object, key, value) };
}

const isBinary = (operator: string): operator is keyof typeof binary =>
  Object.hasOwn(binary, operator);

/** Runs `=`, and the likes of `+=`. @throws Problem for other targets than names and properties */
export function assign(expression: AssignmentExpression, scope: Scope): unknown {
  const target = targetOf(expression.left, scope);
  const value = evaluate(expression.right, scope);
  const operator = expression.operator.slice(0, -1);
  if (operator !== '' && !isBinary(operator)) throw unsupported(expression);
  const result = isBinary(operator)
    ? binary[operator](target.get() as never, value as never)
    : value;
  target.set(result);
  return result;
}

/** Runs `++` and `--`. */
export function update({ argument, operator, prefix }: UpdateExpression, scope: Scope): number {
  const target = targetOf(argument, scope);
  const before = Number(target.get());
  const after = operator === '++' ? before + 1 : before - 1;
  target.set(after);
  return prefix ? after : before;
}
