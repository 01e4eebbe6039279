import type {
  BinaryExpression,
  Expression,
  LogicalExpression,
  MemberExpression,
  ObjectExpression,
  PrivateIdentifier,
  TemplateLiteral,
} from 'estree';
import { assign, update } from './assignments.ts';
import { call, construct, valuesOf } from './calls.ts';
import { makeFunction } from './functions.ts';
import { checkedKey, getMember } from './members.ts';
import { binary, unary } from './operators.ts';
import { keyOf } from './patterns.ts';
import { at, countStep, SKIPPED, unsupported } from './run.ts';
import type { Scope } from './scope.ts';

/**
 * The value of an expression of the reader's text, worked out without `eval`.
 *
 * @throws Problem with a place for what the interpreter does not know, and for what the code throws
 */
export const evaluate = (node: Expression, scope: Scope): unknown =>
  at(node, () => {
    countStep();
    return resultOf(node, scope);
  });

function resultOf(node: Expression, scope: Scope): unknown {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? new RegExp(node.regex.pattern, node.regex.flags) : node.value;
    case 'Identifier':
      return scope.get(node.name);
    case 'ThisExpression':
      return undefined;
    case 'TemplateLiteral':
      return template(node, scope);
    case 'ArrayExpression':
      return valuesOf(node.elements, scope);
    case 'ObjectExpression':
      return object(node, scope);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return makeFunction(node, scope);
    case 'UnaryExpression': {
      const operation = unary[node.operator];
      if (!operation) throw unsupported(node);
      // `typeof` of a name that nothing has is no error.
      const { argument } = node;
      const isUnknown = argument.type === 'Identifier' && !scope.find(argument.name);
      if (node.operator === 'typeof' && isUnknown) return 'undefined';
      return operation(evaluate(argument, scope) as never);
    }
    case 'BinaryExpression':
      return operate(node, scope);
    case 'LogicalExpression':
      return decide(node, scope);
    case 'ConditionalExpression':
      return evaluate(evaluate(node.test, scope) ? node.consequent : node.alternate, scope);
    case 'AssignmentExpression':
      return assign(node, scope);
    case 'UpdateExpression':
      return update(node, scope);
    case 'SequenceExpression':
      return node.expressions.map((one) => evaluate(one, scope)).at(-1);
    case 'ChainExpression':
      return whole(evaluate(node.expression, scope));
    case 'MemberExpression':
      return member(node, scope);
    case 'CallExpression':
      return call(node, scope);
    case 'NewExpression':
      return construct(node, scope);
    default:
      throw unsupported(node);
  }
}

/** A chain that `?.` ended early has no value. */
const whole = (value: unknown): unknown => (value === SKIPPED ? undefined : value);

const template = ({ quasis, expressions }: TemplateLiteral, scope: Scope): string =>
  quasis
    .map(({ value }, index) => {
      const expression = expressions[index];
      return `${value.cooked ?? ''}${expression ? String(evaluate(expression, scope)) : ''}`;
    })
    .join('');

function object({ properties }: ObjectExpression, scope: Scope): object {
  const made: Record<string | symbol, unknown> = {};
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      Object.assign(made, evaluate(property.argument, scope));
    } else if (property.kind === 'init') {
      made[keyOf(property, scope)] = evaluate(property.value as Expression, scope);
    } else {
      throw unsupported(property);
    }
  }
  return made;
}

function operate({ left, right, operator }: BinaryExpression, scope: Scope): unknown {
  const privately: PrivateIdentifier | undefined =
    left.type === 'PrivateIdentifier' ? left : undefined;
  if (privately) throw unsupported(privately);
  const first = evaluate(left as Expression, scope);
  const second = evaluate(right, scope);
  if (operator === 'in') return checkedKey(first) in Object(second);
  if (operator === 'instanceof') return first instanceof (second as typeof Object);
  return binary[operator](first as never, second as never);
}

function decide({ left, right, operator }: LogicalExpression, scope: Scope): unknown {
  const first = evaluate(left, scope);
  const isDecided =
    operator === '&&' ? !first : operator === '||' ? first : first !== undefined && first !== null;
  return isDecided ? first : evaluate(right, scope);
}

function member(node: MemberExpression, scope: Scope): unknown {
  if (node.object.type === 'Super') throw unsupported(node);
  const held = evaluate(node.object, scope);
  const isNothing = held === undefined || held === null;
  if (held === SKIPPED || (isNothing && node.optional)) return SKIPPED;
  return getMember(held, keyOf({ key: node.property, computed: node.computed }, scope));
}
