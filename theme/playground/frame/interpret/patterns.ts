import type { Expression, Pattern, PrivateIdentifier, Property } from 'estree';
import { evaluate } from './expressions.ts';
import { checkedKey, getMember } from './members.ts';
import { unsupported } from './run.ts';
import type { Scope } from './scope.ts';

/** The key that a property of an object or a pattern names. */
export function keyOf(
  { key, computed }: { key: Expression | PrivateIdentifier; computed: boolean },
  scope: Scope,
): string | symbol {
  if (key.type === 'PrivateIdentifier') throw unsupported(key);
  if (!computed && key.type === 'Identifier') return checkedKey(key.name);
  return checkedKey(evaluate(key, scope));
}

function bindObject(properties: readonly Property[], value: unknown, scope: Scope): Set<string> {
  const taken = new Set<string>();
  for (const property of properties) {
    const key = keyOf(property, scope);
    taken.add(String(key));
    bind(property.value as Pattern, getMember(value, key), scope);
  }
  return taken;
}

/**
 * Takes a value apart as a pattern says and declares the names in it.
 *
 * @throws Problem for patterns that assign to properties
 */
export function bind(pattern: Pattern, value: unknown, scope: Scope): void {
  switch (pattern.type) {
    case 'Identifier':
      scope.declare(pattern.name, value);
      return;
    case 'AssignmentPattern':
      bind(pattern.left, value === undefined ? evaluate(pattern.right, scope) : value, scope);
      return;
    case 'ArrayPattern': {
      const items = [...(value as Iterable<unknown>)];
      pattern.elements.forEach((element, index) => {
        if (element?.type === 'RestElement') bind(element.argument, items.slice(index), scope);
        else if (element) bind(element, items[index], scope);
      });
      return;
    }
    case 'ObjectPattern': {
      const own = pattern.properties.filter((it) => it.type === 'Property');
      const taken = bindObject(own as Property[], value, scope);
      const rest = pattern.properties.find((it) => it.type === 'RestElement');
      if (!rest) return;
      const left = Object.entries(Object(value)).filter(([key]) => !taken.has(key));
      bind(rest.argument, Object.fromEntries(left), scope);
      return;
    }
    default:
      throw unsupported(pattern);
  }
}
